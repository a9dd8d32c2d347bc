type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** The same values without those that are undefined. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the type of each key.
  return Object.fromEntries(entries) as Defined<Values>;
}

/** Every optional property as `T | undefined`, so that an object of this type names all of them. */
export type Complete<Values> = {
  readonly [Key in keyof Required<Values>]: Values[Key] | undefined;
};
