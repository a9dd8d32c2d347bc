import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** The open transaction of the running use case. */
export interface Transaction {
  readonly manager: EntityManager;
  /** The first error of a nested unit of work; the outermost rolls back for it. */
  doomedBy?: unknown;
}

/** Carries the transaction from the unit of work down to the adapters. */
export const transactions = new AsyncLocalStorage<Transaction>();
