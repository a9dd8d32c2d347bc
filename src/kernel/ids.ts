/** New ids: UUID v7 strings, so that they sort by the time they were made. */
export abstract class Ids {
  abstract next(): string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a string has the form of an id. A malformed id is treated as an unknown one. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
