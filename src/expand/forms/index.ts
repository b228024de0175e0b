/** Every special form of the core language, by name. A dialect adds its own. */
import type { SpecialForm } from "../special-form.ts";
import { ambForms } from "./amb.ts";
import { bindingForms } from "./binding.ts";
import { conditionalForms } from "./conditional.ts";
import { controlForms } from "./control.ts";
import { coreForms } from "./core.ts";
import { definitionForms } from "./definition.ts";
import { libraryForms } from "./library.ts";
import { quasiquoteForm } from "./quasiquote.ts";
import { recordForms } from "./record.ts";
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
    ...syntaxForms,
    ...ambForms,
    ...traceForms,
    ...libraryForms,
  ].map((form) => [form.name, form]),
);
