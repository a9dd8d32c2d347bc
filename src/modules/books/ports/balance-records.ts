import type { BalanceDifference, BalanceSums, StoredTransaction } from '../domain/balance.js';

/** The balance transactions that were fetched. Writes join the caller's transaction. */
export abstract class BalanceRecords {
  /** Those created from then on are still to be fetched. */
  abstract readUntil(): Promise<Date>;
  abstract setReadUntil(until: Date): Promise<void>;
  /** Of these payments, the ones that this shop knows. */
  abstract knownIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds those that are new, and answers their ids. */
  abstract add(transactions: readonly StoredTransaction[]): Promise<ReadonlySet<string>>;
  abstract sums(): Promise<BalanceSums>;
  /** At most `limit`, of what is older than an hour: until then either side may be late. */
  abstract differences(limit: number): Promise<readonly BalanceDifference[]>;
}
