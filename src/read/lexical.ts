/** The grammar of scheme.ohm at work on one window of text. */
import { type Grammar, makeRecipe, type Node, type Semantics } from "ohm-js";
import { recipe } from "../generated/grammar.ts";

declare module "ohm-js" {
  /** Builds a grammar from what Grammar.toRecipe() gave; ohm's own types leave it out. */
  export function makeRecipe(recipe: string): Grammar;
}

/** The rules of the grammar at which a match may start. */
export type StartRule = "tokens" | "language" | "inString" | "inBars" | "inLine" | "inBlock";

/** What one alternative of a start rule took. */
export interface Piece {
  /** The rule's name, or the text itself where the grammar has it in quotes. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** The pieces at the beginning of a window, as far as the rule goes. `base` is added to their offsets. */
export function match(rule: StartRule, window: string, base: number): Piece[] {
  language ??= load();
  const nodes: Node[] = language.semantics(language.grammar.match(window, rule)).pieces();
  return nodes.map((node) => piece(node, base));
}

// Immutable once made. Made late, because an embedder may import this and never read a text.
let language: { readonly grammar: Grammar; readonly semantics: Semantics } | undefined;

function load(): { grammar: Grammar; semantics: Semantics } {
  const grammar = makeRecipe(recipe);
  const pieces = (items: Node, _tail: Node) => items.children;
  const actions = {
    tokens: pieces,
    language: pieces,
    inString: pieces,
    inBars: pieces,
    inLine: pieces,
    inBlock: pieces,
  };
  return { grammar, semantics: grammar.createSemantics().addOperation<Node[]>("pieces", actions) };
}

function piece(node: Node, base: number): Piece {
  const { startIdx, endIdx } = node.source;
  const kind = node.isTerminal() ? node.sourceString : node.ctorName;
  return { kind, start: base + startIdx, end: base + endIdx };
}
