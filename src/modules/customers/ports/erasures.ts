import type { ErasureScope } from '../domain/customer.js';

/** A customer whose data was erased. */
export interface Erasure {
  readonly userId: string;
  readonly at: Date;
}

/** An erasure as the list outside the database has it, from which it is repeated. */
export interface ListedErasure extends Erasure {
  readonly scope: ErasureScope;
}

/** The erasures that this database has. Writes join the caller's transaction. */
export abstract class Erasures {
  /** Keeps the first one of a customer. */
  abstract add(erasure: Erasure): Promise<void>;
  /** Those of the ids that have none here. */
  abstract missing(userIds: readonly string[]): Promise<readonly string[]>;
}

/** The erasures, kept outside the database, so that a restored one learns of those it had forgotten. */
export abstract class ErasureList {
  /** Adds one; repeating it is harmless. */
  abstract add(erasure: ListedErasure): Promise<void>;
  abstract all(): Promise<readonly ListedErasure[]>;
}
