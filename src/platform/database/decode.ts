/** Reads a value that the driver answered. @throws TypeError where it is of another type. */
export type Decoder<Value> = (raw: unknown) => Value;

function refuse(raw: unknown, wanted: string): never {
  throw new TypeError(`The database answered ${JSON.stringify(raw)} in place of ${wanted}.`);
}

export const asNumber: Decoder<number> = (raw) =>
  typeof raw === 'number' ? raw : refuse(raw, 'a number');

export const asText: Decoder<string> = (raw) =>
  typeof raw === 'string' ? raw : refuse(raw, 'a text');

export const asBoolean: Decoder<boolean> = (raw) =>
  typeof raw === 'boolean' ? raw : refuse(raw, 'true or false');

export const nullable =
  <Value>(decode: Decoder<Value>): Decoder<Value | null> =>
  (raw) =>
    raw === null ? null : decode(raw);

/** For arrays, of Postgres and of JSON. */
export const listOf =
  <Value>(decode: Decoder<Value>): Decoder<Value[]> =>
  (raw) =>
    Array.isArray(raw) ? raw.map(decode) : refuse(raw, 'a list');
