import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** The open transaction of the running use case. */
export interface Transaction {
  readonly manager: EntityManager;
  /** The first error of a nested unit of work; the outermost rolls back for it. */
  doomedBy?: unknown;
  /** What follows the commit. */
  readonly followers: Set<() => Promise<void>>;
}

/** Carries the transaction from the unit of work down to the adapters. */
export const transactions = new AsyncLocalStorage<Transaction>();

/**
 * Runs `work` when the open unit of work has committed, before its caller goes on; once, however often
 * it is asked for. Not after a rollback. It must not fail: what is committed stays.
 * @throws Error outside a unit of work.
 */
export function afterCommit(work: () => Promise<void>): void {
  const open = transactions.getStore();
  if (!open) throw new Error('There is no unit of work to follow.');
  open.followers.add(work);
}
