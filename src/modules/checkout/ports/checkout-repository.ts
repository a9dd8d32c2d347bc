import type { Checkout, CheckoutStatus } from '../domain/checkout.js';
import type { CustomerDetails } from '../domain/customer-details.js';

/** Stores checkouts. Writes and locks join the caller's transaction. */
export abstract class CheckoutRepository {
  /**
   * Locks the user until the commit, so that only one checkout begins at a time.
   * @returns the time that all processes share, by which checkouts expire
   */
  abstract lockUser(userId: string): Promise<Date>;

  /** Locks and returns the user's open checkout. */
  abstract lockOpen(userId: string): Promise<Checkout | undefined>;

  /**
   * Locks and returns the checkout; undefined for an unknown or malformed id. Locked until the
   * commit.
   */
  abstract lock(id: string): Promise<Checkout | undefined>;

  abstract add(checkout: Checkout): Promise<void>;

  /** Extends the hold; replaces the details where newer ones are given. */
  abstract renew(id: string, heldUntil: Date, details: CustomerDetails | null): Promise<void>;

  /**
   * Stores the intent of this version, in its own transaction. Returns false without a change where
   * the checkout is no longer open, at another version, or has another intent.
   */
  abstract setIntent(checkout: Checkout, intentId: string): Promise<boolean>;

  /**
   * Drops an intent that cannot be paid and increments the version, in its own transaction. Does nothing
   * when the checkout has changed since.
   */
  abstract dropIntent(checkout: Checkout): Promise<void>;

  /** `intentId` is the payment intent that caused it, or null. */
  abstract close(
    id: string,
    status: Exclude<CheckoutStatus, 'open'>,
    intentId: string | null,
  ): Promise<void>;

  /** The next expired open checkout by id; `after` is the id of the previous one, or null. */
  abstract nextExpired(after: string | null): Promise<Checkout | undefined>;

  /**
   * Clears name and address of up to `limit` closed checkouts that expired before `before` and did
   * not become an order; returns how many. Joins the caller's transaction.
   */
  abstract purgeDetails(before: Date, limit: number): Promise<number>;

  /** Those of these intents whose checkout is completed or refunded. */
  abstract settledIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>>;
}
