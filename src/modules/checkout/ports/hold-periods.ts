import type { HoldPeriod } from '../domain/hold-allowance.js';

/** Stores for how long accounts held much of a product. Writes join the caller's transaction. */
export abstract class HoldPeriods {
  /** The periods of the user for these products that end after `since`. */
  abstract find(
    userId: string,
    productIds: readonly string[],
    since: Date,
  ): Promise<readonly HoldPeriod[]>;

  /** Adds the periods of the user, or sets their ends: one that is stored has the same begin. */
  abstract save(userId: string, periods: readonly HoldPeriod[]): Promise<void>;

  /** Ends the periods of a checkout now, unless they have ended. */
  abstract end(checkoutId: string): Promise<void>;

  /** Deletes the periods of the user for these products. */
  abstract forget(userId: string, productIds: readonly string[]): Promise<void>;

  /** Deletes periods that ended before this; joins the caller's transaction. */
  abstract purge(before: Date): Promise<void>;
}
