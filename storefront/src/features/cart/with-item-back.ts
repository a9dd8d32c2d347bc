interface Identified {
  readonly _id: string;
}

/**
 * The list with a removed item at its place again: before the first of those that followed it and are still there.
 * @param before the list from which it was removed
 */
export function withItemBack<Item extends Identified>(
  items: readonly Item[],
  before: readonly Item[],
  id: string,
): Item[] {
  const at = before.findIndex(({ _id }) => _id === id);
  const removed = before[at];
  if (!removed || items.some(({ _id }) => _id === id)) return [...items];
  const following = before.slice(at + 1).map(({ _id }) => _id);
  const next = items.findIndex(({ _id }) => following.includes(_id));
  return items.toSpliced(next < 0 ? items.length : next, 0, removed);
}
