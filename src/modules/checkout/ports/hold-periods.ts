import type { Checkout } from '../domain/checkout.js';
import type { HoldPeriod } from '../domain/hold-allowance.js';
import type { Holder, UnpaidHold } from '../domain/unpaid-holds.js';

/**
 * Stores for how long accounts hold much of a product, and for how long they held any of it without paying. Writes
 * join the caller's transaction.
 */
export abstract class HoldPeriods {
  /** The periods of the user for these products that end after `since`. */
  abstract find(
    userId: string,
    productIds: readonly string[],
    since: Date,
  ): Promise<readonly HoldPeriod[]>;

  /** Adds the periods of the holder, or sets their ends: one that is stored has the same begin. */
  abstract save(holder: Holder, periods: readonly HoldPeriod[]): Promise<void>;

  /** Ends the periods of an unpaid checkout, now or with its hold, and adds one from its begin for each other product of it. */
  abstract endUnpaid(checkout: Checkout): Promise<void>;

  /**
   * The holds of a product that go on, the oldest first, and those that ended unpaid within the window before now, in
   * ms; at most 250 of each.
   */
  abstract unpaid(productId: string, windowMs: number): Promise<readonly UnpaidHold[]>;

  /** Deletes the periods of the user for these products. */
  abstract forget(userId: string, productIds: readonly string[]): Promise<void>;

  /** Deletes up to `limit` periods that ended before this; returns how many. Joins the caller's transaction. */
  abstract purge(before: Date, limit: number): Promise<number>;
}

/** What the operator sets of holds; the same while the process runs. */
export abstract class CheckoutSettings {
  /** How long a checkout holds its stock, in ms. */
  abstract readonly holdMs: number;
  /** How many units of a product one checkout may hold; null for any number. */
  abstract readonly maxUnits: number | null;
  /** Whether an account may hold much of a product only for a time. */
  abstract readonly isHoldLimited: boolean;
}
