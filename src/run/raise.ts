/** Raising an object: the current handler is called with it, in the dynamic environment outside the handler's. */
import type { Value } from "../data/values.ts";
import { Condition, SchemeError } from "../errors.ts";
import type { Machine } from "./machine.ts";

/**
 * R7RS 6.11 `raise` and `raise-continuable`. A handler that returns from the former causes a second error, raised
 * in the handler's own dynamic environment. Without a handler the object goes to the host.
 */
export function raiseObject(machine: Machine, object: Value, continuable: boolean): Value {
  const { dynamics } = machine;
  const { handlers } = dynamics;
  if (handlers === null) throw new SchemeError(object, continuable);
  machine.dynamics = { ...dynamics, handlers: handlers.outer.handlers };
  return machine.then(handlers.handler(object), (value) => {
    if (!continuable) return raiseObject(machine, handlerReturned(object), false);
    machine.dynamics = dynamics;
    return value;
  });
}

function handlerReturned(object: Value): Condition {
  const cause = object instanceof Condition ? object : undefined;
  const condition = new Condition(
    "handler-returned",
    "a handler returned from a raise that cannot be continued:",
    [object],
    {
      found: object,
      hint: "use raise-continuable, or let the handler escape, as guard does",
    },
  );
  condition.span = cause?.span;
  return condition;
}
