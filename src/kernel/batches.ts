const BATCH = 500;

/** Splits a list into batches, for one statement each unless `size` says otherwise. */
export function* batchesOf<Item>(list: readonly Item[], size = BATCH): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
