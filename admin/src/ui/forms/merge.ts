/** The result of merging the edits of two admins. */
export interface Merged<T extends object> {
  /** A field that only one of them has changed has that change; one that both have changed keeps mine. */
  values: T;
  /** The fields that both have changed to different values. */
  conflicts: (keyof T & string)[];
}

/**
 * A three-way merge, field by field.
 * @param base the record before both edits
 * @param mine the record as edited here
 * @param theirs the record as someone else saved it
 */
export function merge<T extends object>(base: T, mine: T, theirs: T): Merged<T> {
  const values = { ...theirs };
  const touched = changedKeys(base, mine);
  const elsewhere = changedKeys(base, theirs);
  for (const key of touched) values[key] = mine[key];
  return {
    values,
    conflicts: touched.filter((key) => elsewhere.includes(key) && !isSame(mine[key], theirs[key])),
  };
}

/** The fields of `after` that differ from `before`. */
export function changesIn<T extends object>(before: T, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const key of changedKeys(before, after)) changes[key] = after[key];
  return changes;
}

function changedKeys<T extends object>(before: T, after: T): (keyof T & string)[] {
  const isKey = (key: string): key is keyof T & string => key in after;
  return Object.keys(after)
    .filter(isKey)
    .filter((key) => !isSame(before[key], after[key]));
}

/** An emptied field is null, one that was never filled may be absent. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
