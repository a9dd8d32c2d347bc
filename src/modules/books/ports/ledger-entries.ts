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

/**
 * What processes of the previous release have left out of the books, and what happened before there were any.
 * Times are the database's, which all processes share.
 */
export abstract class MissingEntries {
  /** The time until which all transactions have ended by now. */
  abstract coverable(): Promise<Date>;
  /** At most `limit` ids of orders whose entries, or those of their refunds and disputes, are not complete. */
  abstract incompleteOrders(limit: number): Promise<readonly string[]>;
  /** Stores that no order is missing until then, which ends the opening. Joins the caller's transaction. */
  abstract cover(until: Date): Promise<void>;
  /** The latest day that is known to have begun, as `YYYY-MM-DD`. */
  abstract lastDay(): Promise<string>;
  /**
   * A time after all entries so far; undefined where a transaction that enters is still open. None begins to enter
   * until the caller's transaction ends, which has to be short, because checkouts wait for it.
   */
  abstract closingTime(): Promise<Date | undefined>;
  /**
   * Stores that a day, as `YYYY-MM-DD`, has begun: entries that are recorded from `at` on count for no earlier
   * one. Joins the caller's transaction, which has asked for the `closingTime`.
   */
  abstract closePastDays(day: string, at: Date): Promise<void>;
  /**
   * When the books began: what happened before counts for its own day. Undefined once all earlier orders are
   * entered, because from then on no past day changes.
   */
  abstract openingUntil(): Promise<Date | undefined>;
}

/** Where the shop is, by its settings. */
export abstract class ShopLocation {
  /** `timeZone` is a name of the IANA database, whose days the books have; `country` has two letters of ISO 3166-1. */
  abstract current(): Promise<{ readonly timeZone: string; readonly country: string }>;
}
