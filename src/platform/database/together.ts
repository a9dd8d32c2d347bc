import { AsyncLocalStorage } from 'node:async_hooks';
import type { ResultsOf, Write } from '../../kernel/unit-of-work.js';
import { sqlState } from './database-errors.js';
import { transactions } from './transaction.js';

/** What a statement is refused with after another one of its transaction has failed. */
const ABORTED = '25P02';

const joined = new AsyncLocalStorage<() => void>();

/**
 * What a connection calls as it sends a statement of a write that `together` has begun; undefined
 * for all other statements, which wait for the one before them.
 */
export const sentTogether = (): (() => void) | undefined => joined.getStore();

/**
 * Sends writes of the open unit of work one right behind the other, in this order, without waiting
 * for their results: one round trip in place of one for each. A write that needs several statements
 * sends the first in its place. Each is a statement of its own, which sees those before it.
 * @returns their results, in this order, once all have ended
 * @throws the first error, once all have ended; Error outside a unit of work
 */
export async function together<const Writes extends readonly Write[]>(
  writes: Writes,
): Promise<ResultsOf<Writes>> {
  if (!transactions.getStore()) throw new Error('Writes together need an open unit of work.');
  const ends: Promise<unknown>[] = [];
  for (const write of writes) {
    const { end, sent } = begin(write);
    ends.push(end);
    await sent;
  }
  // Of writes within a write: all of them are in its place.
  sentTogether()?.();
  const settled = await Promise.allSettled(ends);
  const errors = settled.flatMap((end) => (end.status === 'rejected' ? [end] : []));
  // What was sent behind the failed statement is refused because of it, and may stand before it here.
  const first = errors.find(({ reason }) => sqlState(reason) !== ABORTED) ?? errors[0];
  if (first) throw first.reason;
  // A list of promises loses the type of each.
  return (await Promise.all(ends)) as ResultsOf<Writes>;
}

/** `sent` resolves with the first statement of the write, or with its end where it sends none. */
function begin(write: Write): { readonly end: Promise<unknown>; readonly sent: Promise<void> } {
  let hasSent!: () => void;
  const sent = new Promise<void>((resolve) => (hasSent = resolve));
  const end = joined.run(hasSent, async () => write());
  end.then(hasSent, hasSent);
  return { end, sent };
}
