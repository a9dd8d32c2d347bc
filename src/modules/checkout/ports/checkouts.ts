import type { Checkout, CheckoutStatus } from '../domain/checkout.js';
import type { CustomerDetails } from '../domain/customer-details.js';

/** The checkout rows. Writes and locks join the caller's transaction. */
export abstract class Checkouts {
  /** Makes the caller the only one who begins a checkout for this user, until the commit. */
  abstract lockUser(userId: string): Promise<void>;

  /** The user's one open checkout, locked. */
  abstract lockOpen(userId: string): Promise<Checkout | undefined>;

  /** Undefined for an unknown or malformed id. Locked until the commit. */
  abstract lock(id: string): Promise<Checkout | undefined>;

  abstract add(checkout: Checkout): Promise<void>;

  /** Holds longer, with newer details where there are any. */
  abstract renew(id: string, heldUntil: Date, details: CustomerDetails | null): Promise<void>;

  /**
   * Stores the intent of this version, in a write of its own. False, and nothing changed, where the
   * checkout is no longer open, at another version, or has another intent.
   */
  abstract setIntent(checkout: Checkout, intentId: string): Promise<boolean>;

  /**
   * Drops a dead intent and counts the version up, in a write of its own; nothing where it is not
   * the present one.
   */
  abstract dropIntent(checkout: Checkout): Promise<void>;

  /** `intentId` is the one that decided, where one did. */
  abstract close(
    id: string,
    status: Exclude<CheckoutStatus, 'open'>,
    intentId: string | null,
  ): Promise<void>;

  /** The next open checkout past its time, by id; `after` is the one before, or null. */
  abstract nextExpired(now: Date, after: string | null): Promise<Checkout | undefined>;

  /**
   * Clears name and address of up to `limit` closed checkouts whose time ended before `before` and
   * that became no order; answers how many. Joins the caller's transaction.
   */
  abstract purgeDetails(before: Date, limit: number): Promise<number>;

  /** Which of these intents have become an order or a refund here. */
  abstract settledOf(intentIds: readonly string[]): Promise<ReadonlySet<string>>;
}
