/** Reads a value that the driver answered. @throws TypeError where it is of another type. */
export type Decoder<Value> = (raw: unknown) => Value;

/** For what the driver answers as its type says. */
export const asIs: Decoder<unknown> = (raw) => raw;

function refuse(raw: unknown, wanted: string): never {
  throw new TypeError(`The database answered ${JSON.stringify(raw)} in place of ${wanted}.`);
}

export const asNumber: Decoder<number> = (raw) =>
  typeof raw === 'number' ? raw : refuse(raw, 'a number');

export const asText: Decoder<string> = (raw) =>
  typeof raw === 'string' ? raw : refuse(raw, 'a text');

export const asBoolean: Decoder<boolean> = (raw) =>
  typeof raw === 'boolean' ? raw : refuse(raw, 'true or false');

/** A time that Postgres answers by itself, outside of JSON. */
export const asDate: Decoder<Date> = (raw) => (raw instanceof Date ? raw : refuse(raw, 'a time'));

/** A time in JSON. */
export const asTime: Decoder<Date> = (raw) => {
  const time = new Date(asText(raw));
  return Number.isNaN(time.getTime()) ? refuse(raw, 'a time') : time;
};

/** One of a few texts. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Decoder<Value> =>
  (raw) =>
    values.find((value) => value === raw) ?? refuse(raw, values.join(' or '));

export const nullable =
  <Value>(decode: Decoder<Value>): Decoder<Value | null> =>
  (raw) =>
    raw === null ? null : decode(raw);

/** For arrays, of Postgres and of JSON. */
export const listOf =
  <Value>(decode: Decoder<Value>): Decoder<Value[]> =>
  (raw) =>
    Array.isArray(raw) ? raw.map(decode) : refuse(raw, 'a list');

/** For JSON objects; other properties than these are left out. */
export const objectOf =
  <Value extends object>(decoders: { readonly [Key in keyof Value]: Decoder<Value[Key]> }) =>
  (raw: unknown): Value => {
    if (typeof raw !== 'object' || raw === null) return refuse(raw, 'an object');
    const given: Readonly<Record<string, unknown>> = { ...raw };
    const entries = Object.entries<Decoder<unknown>>(decoders).map(([key, decode]) => [
      key,
      decode(given[key]),
    ]);
    // Object.fromEntries forgets which property has which type.
    return Object.fromEntries(entries) as Value;
  };
