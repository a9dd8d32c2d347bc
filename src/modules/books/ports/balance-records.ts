import type { Page, PageRequest } from '../../../kernel/page.js';
import type { BalanceDifference, BalanceState, StoredMovement } from '../domain/balance.js';

/** The movements of the balance that were fetched. Writes join the caller's transaction. */
export abstract class BalanceRecords {
  /** Those created from then on are still to be fetched. */
  abstract readUntil(): Promise<Date>;
  abstract setReadUntil(until: Date): Promise<void>;
  /** Stores that a run has ended, with the comparison and the balance. */
  abstract setFetched(): Promise<void>;
  /** Seconds since such a run last ended; null before the first. */
  abstract ageSeconds(): Promise<number | null>;
  /** Of these payments, the ones that this shop knows. */
  abstract knownIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Adds those of one movement or more that are new, and answers their ids. */
  abstract add(movements: readonly StoredMovement[]): Promise<ReadonlySet<string>>;
  /**
   * Stores what the provider has, in cents of the shop's currency, at a moment when all its movements are
   * stored. The first time it says what the account had before them.
   */
  abstract setBalance(providerCents: number, at: Date): Promise<void>;
  /** Compares both sides until an hour ago: before that either may be late. */
  abstract compare(): Promise<void>;
  abstract state(): Promise<BalanceState>;
  /** As they were last compared, the latest change first. */
  abstract differences(page: PageRequest): Promise<Page<BalanceDifference>>;
}

/** What tells the payments of this shop from others in the same account of the provider. */
export abstract class OwnInstallation {
  abstract id(): Promise<string>;
}
