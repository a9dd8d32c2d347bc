import type { ListedErasure } from './erasures.js';

/** The erasures, kept outside the database, so that a restored one learns of those it had forgotten. */
export abstract class ErasureList {
  /** Adds one; repeating it is harmless. */
  abstract add(erasure: ListedErasure): Promise<void>;
  abstract all(): Promise<readonly ListedErasure[]>;
}
