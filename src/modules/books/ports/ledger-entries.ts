import type { LedgerEntry, LedgerSource } from '../domain/ledger-entry.js';

/** The entries of the books, which are added and never changed. Writes join the caller's transaction. */
export abstract class LedgerEntries {
  /**
   * The time at which entries of the caller's transaction are recorded, by the database's clock, and never before
   * the last close. No day is closed until that transaction ends, so that it enters no closed one.
   */
  abstract recordingTime(): Promise<Date>;
  /** Rejects where the same line of a source and revision is there already. */
  abstract add(entries: readonly LedgerEntry[]): Promise<void>;
  /** In their order. */
  abstract ofSource(source: LedgerSource): Promise<readonly LedgerEntry[]>;
}
