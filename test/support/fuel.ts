/** How much fuel test programs get: whatever it is, they must do the same. QUEENSIDE_FUEL chooses: a number or "random". */
export type Fuel = number | "random" | undefined;

/** Capturing at every place, at every other, and so on. Undefined is the machine's own. */
export const fuels: readonly Fuel[] = [undefined, 1, 2, 3, 7, "random"];

const chosen = process.env.QUEENSIDE_FUEL;

export const fuel: Fuel = chosen === undefined || chosen === "random" ? chosen : Number(chosen);
