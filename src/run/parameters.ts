/**
 * Parameter objects (R7RS 4.2.6). A parameter is a procedure; what it is bound to is found in the dynamic
 * environment, and otherwise in its own place.
 */
import { named } from "../data/procedure.ts";
import { type Procedure, type Value, VOID } from "../data/values.ts";
import type { Binding } from "./continuation.ts";
import type { Machine } from "./machine.ts";

interface Parameter {
  readonly place: { value: Value };
  readonly converter: Procedure | undefined;
}

export class Parameters {
  private readonly known = new WeakMap<Procedure, Parameter>();

  /** `value` is converted already. Called with an argument, as Racket and Chicken allow, a parameter is assigned. */
  make(machine: Machine, value: Value, converter?: Procedure): Procedure {
    const parameter: Procedure = (...args: Value[]) => {
      if (args.length > 1) return machine.wrongArity(parameter, args);
      const place = this.place(machine, parameter);
      if (args.length === 0) return place.value;
      place.value = args[0] as Value;
      return VOID;
    };
    this.known.set(parameter, { place: { value }, converter });
    return named(parameter, { name: "parameter", required: 0, optional: 1, rest: false, builtin: true });
  }

  isParameter(value: Value): value is Procedure {
    return typeof value === "function" && this.known.has(value);
  }

  converter(parameter: Procedure): Procedure | undefined {
    return this.known.get(parameter)?.converter;
  }

  value(machine: Machine, parameter: Procedure): Value {
    return this.place(machine, parameter).value;
  }

  private place(machine: Machine, parameter: Procedure): { value: Value } {
    let binding: Binding | null = machine.dynamics.parameters;
    while (binding !== null && binding.parameter !== parameter) binding = binding.next;
    return binding?.place ?? (this.known.get(parameter) as Parameter).place;
  }
}
