/**
 * Runs `work` for each item, even when it fails for others.
 * @param isFatal errors that would affect every further item, too: the first one ends the loop and
 *   is thrown
 * @throws AggregateError at the end, with all other errors
 */
export async function forEachIsolated<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
  isFatal: (error: unknown) => boolean,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isFatal(error)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
}
