/**
 * Writes src/generated/grammar.ts, the recipe of the grammar in src/read/scheme.ohm: building a grammar from a
 * recipe takes a hundredth of the time that reading its text takes.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { grammar } from "ohm-js";

const root = new URL("../", import.meta.url);
const text = readFileSync(new URL("src/read/scheme.ohm", root), "utf8");
const recipe = withoutSource(JSON.parse(grammar(text).toRecipe()));

mkdirSync(new URL("src/generated/", root), { recursive: true });
writeFileSync(
  new URL("src/generated/grammar.ts", root),
  `// Made from src/read/scheme.ohm by scripts/grammar.mjs.\nexport const recipe: string = ${quote(recipe)};\n`,
);

/** The recipe without the grammar's text and the places in it, which only ohm's own messages would use. */
function withoutSource(part) {
  if (Array.isArray(part)) return part.map(withoutSource);
  if (part === null || typeof part !== "object") return part;
  const entries = Object.entries(part).filter(([key]) => key !== "source" && key !== "sourceInterval");
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutSource(value)]));
}

function quote(recipe) {
  return JSON.stringify(JSON.stringify(recipe));
}
