/**
 * Whether two values are the same as JSON, in whatever order their keys are: Postgres gives those of a `jsonb` back in
 * an order of its own.
 */
export const isSameJson = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string | undefined => JSON.stringify(value, withSortedKeys);

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort());
}
