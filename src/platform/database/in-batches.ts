const BATCH = 500;

/**
 * Walks a list of any size, a batch at a time. `readAfter` answers up to `limit` rows behind the
 * last one known (the first rows without it), in an order that has no ties.
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
