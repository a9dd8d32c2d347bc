import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** The open transaction of the current use case. */
export interface Transaction {
  readonly manager: EntityManager;
  /** The first error of a nested unit of work, which makes the outermost roll back. */
  doomedBy?: unknown;
  /** Callbacks to run after the commit. */
  readonly followers: Set<() => Promise<void>>;
}

/** Carries the transaction from the unit of work to the adapters. */
export const transactions = new AsyncLocalStorage<Transaction>();

/**
 * Runs `work` after the open unit of work has committed and before its caller continues. Each
 * function runs once, however often it is added, and not at all after a rollback. It must not fail,
 * because the commit cannot be undone.
 * @throws Error outside a unit of work.
 */
export function afterCommit(work: () => Promise<void>): void {
  const open = transactions.getStore();
  if (!open) throw new Error('afterCommit needs an open unit of work.');
  open.followers.add(work);
}
