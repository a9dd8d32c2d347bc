const BATCH = 500;

/**
 * Iterates over a list of any size in batches (keyset pagination). `readAfter` returns up to
 * `limit` rows after the given one, or the first rows, in a unique order.
 */
export async function* inBatches<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const batch = await readAfter(last, BATCH);
    if (batch.length > 0) yield batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1);
  }
}
