/**
 * The procedures that expansions call. They are looked up in the system's own cells, which no redefinition of a
 * program touches. Names without % are the builtins of that name.
 */
export const systemProcedures = {
  "*": "(* z …)",
  "+": "(+ z …)",
  "<": "(< x1 x2 …)",
  append: "(append list … tail)",
  apply: "(apply proc arg … list)",
  "call-with-current-continuation": "(call/cc proc)",
  "call-with-values": "(call-with-values producer consumer)",
  car: "(car pair)",
  cdr: "(cdr pair)",
  cons: "(cons obj1 obj2)",
  "default-object?": "(default-object? obj)",
  "dynamic-wind": "(dynamic-wind before thunk after)",
  "equal?": "(equal? obj1 obj2)",
  "eqv?": "(eqv? obj1 obj2)",
  "in-naturals": "(in-naturals [k]), which for loops step through",
  "in-range": "(in-range [start] end [step]), which for loops step through",
  list: "(list obj …)",
  "list->string": "(list->string list)",
  "list->vector": "(list->vector list)",
  "make-immutable-hash": "(make-immutable-hash alist)",
  memv: "(memv obj list)",
  "null?": "(null? obj)",
  "pair?": "(pair? obj)",
  reverse: "(reverse list)",
  values: "(values obj …)",
  vector: "(vector obj …)",
  "vector->list": "(vector->list vector)",
  "vector-ref": "(vector-ref vector k)",
  "vector?": "(vector? obj)",

  "%assertion-failed": "(… 'form obj …): raises the dialect's error for (assert form obj …)",
  "%call-with-keywords":
    "(… proc keywords needed args): calls proc with the values of the keywords among the args, in the order of " +
    "`keywords` and DEFAULT for those not given, then with the other args",
  "%delay": "(… thunk): a promise of the value of (thunk), R7RS 4.2.5 delay",
  "%delay-force":
    "(… thunk): a promise of what the promise (thunk) gives, iteratively, R7RS 4.2.5 delay-force",
  "%local-environment":
    "(… 'environment '#(name …) k #(getter setter …)): the environment of local variables within another; the " +
    "first k of them are of the innermost scope",
  "%guard":
    "(… thunk handler): the values of (thunk); if it raises c, those of (handler c reraise), called in the " +
    "continuation and dynamic environment of %guard; (reraise) raises c again with raise-continuable, in the " +
    "dynamic environment of the original raise (R7RS 4.2.7, 7.3)",
  "%parameterize":
    "(… parameters values thunk): the two are lists of the same length; each value is converted by its " +
    "parameter, then (thunk) runs with all of them bound (R7RS 4.2.6)",
  "%make-record-type":
    "(… 'name '#(field …) [transparent]): a new record type; the name is as written, perhaps with its < >",
  "%record-constructor":
    "(… type '#(k …) 'name): the procedure `name` of as many arguments as there are indices, which makes a " +
    "record with those fields filled in that order and #f in the others",
  "%record-predicate": "(… type 'name): the procedure `name` that tells the records of the type",
  "%record-accessor": "(… type k 'name): the procedure `name` that gives field k of a record of the type",
  "%amb": "(… thunk …): the value of one of them, in order; the next when the program fails back to it",
  "%amb/random": "(… thunk …): the same, in an order by chance",
  "%amb-collect": "(… thunk): the list of all values that (thunk) can have",
  "%amb-find": "(… thunk [fail]): the first value that (thunk) can have, else that of (fail), else an error",
  "%amb1": "(… thunk): the first value that (thunk) can have, for good; without one, fails further back",
  "%in-range?": "(… x end step): whether x is still before the end of a range",
  "%sequence": "(… obj): the items of what a for loop goes through, as a list or a stream",
  "%sequence-rest": "(… pair): what follows an item of such a list or stream",
  "%match-split":
    "(… list k): the pair of a list without its last k elements, and of those; #f if that cannot be",
  "%match-failed": "(… obj): raises the error that no clause of match applies",
  "%record-fields": "(… obj): the values of the fields of a record, a list, or #f",
  "%condition-of?":
    "(… obj '(kind …)): whether obj is a condition of all these kinds, as condition-case names them",
  "%time": "(… thunk): the values of (thunk), after a line about the time it took",
  "%trace": "(… 'name proc): proc with each call and its results shown; the name #f means that of proc",
  "%untrace": "(… proc): what %trace was given to make proc, or proc itself",
  "%record-modifier": "(… type k 'name): the procedure `name` of a record and a value that sets field k",
} as const;

export type SystemName = keyof typeof systemProcedures;
