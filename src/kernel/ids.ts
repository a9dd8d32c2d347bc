/** New ids: UUID v7 strings, which sort by creation time. */
export abstract class Ids {
  abstract next(): string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string has the format of an id. A malformed id is treated as an unknown one. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
