const BATCH = 500;

/** Splits a list into batches for one statement each. */
export function* batchesOf<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += BATCH) yield list.slice(at, at + BATCH);
}
