import { ProviderAway } from '../domain/payment-errors.js';

/**
 * Does the work for each item, whatever becomes of the others.
 * @throws ProviderAway at once, for the rest would fail too; at the end an AggregateError of
 * what failed otherwise.
 */
export async function forEachIsolated<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (error instanceof ProviderAway) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
}
