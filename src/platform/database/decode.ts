/** Converts a value of the driver. @throws TypeError where it has another type. */
export type Decoder<Value> = (raw: unknown) => Value;

/** Accepts the driver's value unchanged. */
export const asIs: Decoder<unknown> = (raw) => raw;

function refuse(raw: unknown, wanted: string): never {
  throw new TypeError(`The database returned ${JSON.stringify(raw)} where ${wanted} was expected.`);
}

export const asNumber: Decoder<number> = (raw) =>
  typeof raw === 'number' ? raw : refuse(raw, 'a number');

export const asText: Decoder<string> = (raw) =>
  typeof raw === 'string' ? raw : refuse(raw, 'a text');

export const asBoolean: Decoder<boolean> = (raw) =>
  typeof raw === 'boolean' ? raw : refuse(raw, 'true or false');

/** Decodes a timestamp, which the driver parses outside JSON. */
export const asDate: Decoder<Date> = (raw) => (raw instanceof Date ? raw : refuse(raw, 'a time'));

/** Decodes a timestamp inside JSON. */
export const asTime: Decoder<Date> = (raw) => {
  const time = new Date(asText(raw));
  return Number.isNaN(time.getTime()) ? refuse(raw, 'a time') : time;
};

/** Decodes one of several texts. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Decoder<Value> =>
  (raw) =>
    values.find((value) => value === raw) ?? refuse(raw, values.join(' or '));

export const nullable =
  <Value>(decode: Decoder<Value>): Decoder<Value | null> =>
  (raw) =>
    raw === null ? null : decode(raw);

/** Decodes arrays of Postgres and of JSON. */
export const listOf =
  <Value>(decode: Decoder<Value>): Decoder<Value[]> =>
  (raw) =>
    Array.isArray(raw) ? raw.map(decode) : refuse(raw, 'a list');

/** Decodes JSON objects; properties that are not listed are dropped. */
export const objectOf =
  <Value extends object>(decoders: { readonly [Key in keyof Value]: Decoder<Value[Key]> }) =>
  (raw: unknown): Value => {
    if (typeof raw !== 'object' || raw === null) return refuse(raw, 'an object');
    const given: Readonly<Record<string, unknown>> = { ...raw };
    const entries = Object.entries<Decoder<unknown>>(decoders).map(([key, decode]) => [
      key,
      decode(given[key]),
    ]);
    // Object.fromEntries loses the type of each property.
    return Object.fromEntries(entries) as Value;
  };
