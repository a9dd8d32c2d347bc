type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The same values without those that are undefined. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // Object.fromEntries forgets which key has which type.
  return Object.fromEntries(entries) as Defined<Values>;
}

/** What may be absent, each of it named: an object of this type forgets none. */
export type Complete<Values> = {
  readonly [Key in keyof Required<Values>]: Values[Key] | undefined;
};
