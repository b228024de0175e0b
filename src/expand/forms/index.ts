/** Every special form of the core language, by name. A dialect adds its own. */
import type { SpecialForm } from "../special-form.ts";
import { ambForms } from "./amb.ts";
import { bindingForms } from "./binding.ts";
import { conditionalForms } from "./conditional.ts";
import { controlForms } from "./control.ts";
import { coreForms } from "./core.ts";
import { definitionForms } from "./definition.ts";
import { handlerForms } from "./handlers.ts";
import { idiomForms } from "./idioms.ts";
import { libraryForms } from "./library.ts";
import { loopForms } from "./loops.ts";
import { matchForms } from "./match.ts";
import { quasiquoteForm } from "./quasiquote.ts";
import { recordForms } from "./record.ts";
import { structForms } from "./struct.ts";
import { syntaxForms } from "./syntax.ts";
import { traceForms } from "./trace.ts";

export const specialForms: ReadonlyMap<string, SpecialForm> = new Map(
  [
    ...coreForms,
    ...definitionForms,
    ...bindingForms,
    ...conditionalForms,
    ...controlForms,
    quasiquoteForm,
    ...recordForms,
    ...structForms,
    ...handlerForms,
    ...loopForms,
    ...matchForms,
    ...idiomForms,
    ...syntaxForms,
    ...ambForms,
    ...traceForms,
    ...libraryForms,
  ].map((form) => [form.name, form]),
);
