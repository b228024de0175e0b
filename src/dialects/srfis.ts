/** The names that each SRFI exports, of those that are here in full. Some have no names: they extend the syntax. */

const names: Readonly<Record<number, string>> = {
  0: "cond-expand",
  1:
    "xcons cons* make-list list-tabulate list-copy circular-list iota proper-list? circular-list? dotted-list? " +
    "not-pair? null-list? list= first second third fourth fifth sixth seventh eighth ninth tenth car+cdr take drop " +
    "take-right drop-right take! drop-right! split-at split-at! last last-pair length+ concatenate reverse! append! " +
    "concatenate! append-reverse append-reverse! zip unzip1 unzip2 unzip3 unzip4 unzip5 count fold unfold pair-fold " +
    "reduce fold-right unfold-right pair-fold-right reduce-right append-map append-map! map! pair-for-each " +
    "filter-map map-in-order filter partition remove filter! partition! remove! find find-tail any every list-index " +
    "take-while drop-while take-while! span break span! break! delete delete-duplicates delete! delete-duplicates! " +
    "alist-cons alist-copy alist-delete alist-delete! lset<= lset= lset-adjoin lset-union lset-union! " +
    "lset-intersection lset-intersection! lset-difference lset-difference! lset-xor lset-xor! " +
    "lset-diff+intersection lset-diff+intersection! map for-each member assoc cons list car cdr caar cadr cdar cddr " +
    "caaar caadr cadar caddr cdaar cdadr cddar cdddr caaaar caaadr caadar caaddr cadaar cadadr caddar cadddr cdaaar " +
    "cdaadr cdadar cdaddr cddaar cddadr cdddar cddddr list-ref length append reverse memq memv assq assv pair? null? " +
    "set-car! set-cdr!",
  2: "and-let*",
  6: "open-input-string open-output-string get-output-string",
  8: "receive",
  9: "define-record-type",
  11: "let-values let*-values",
  16: "case-lambda",
  23: "error",
  26: "cut cute",
  28: "format",
  30: "",
  31: "rec",
  34: "guard raise with-exception-handler",
  39: "make-parameter parameterize",
  45: "delay lazy force eager",
  46: "syntax-rules",
  62: "",
  87: "case",
  111: "box box? unbox set-box!",
  133:
    "make-vector vector vector-unfold vector-unfold-right vector-copy vector-reverse-copy vector-append " +
    "vector-concatenate vector-append-subvectors vector? vector-empty? vector= vector-ref vector-length vector-fold " +
    "vector-fold-right vector-map vector-map! vector-for-each vector-count vector-cumulate vector-index " +
    "vector-index-right vector-skip vector-skip-right vector-binary-search vector-any vector-every vector-partition " +
    "vector-set! vector-swap! vector-fill! vector-reverse! vector-copy! vector-reverse-copy! vector-unfold! " +
    "vector-unfold-right! vector->list reverse-vector->list list->vector reverse-list->vector vector->string " +
    "string->vector",
  145: "assume",
};

/** By number. */
export const srfis: ReadonlyMap<number, readonly string[]> = new Map(
  Object.entries(names).map(([number, text]) => [Number(number), text.split(" ").filter(Boolean)]),
);
