const BATCH = 500;

/** A list in pieces of a size that one statement takes well. */
export function* batchesOf<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += BATCH) yield list.slice(at, at + BATCH);
}
