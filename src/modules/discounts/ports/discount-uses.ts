import type { CodeUses } from '../domain/assert-usable.js';
import type { CodeHold } from '../domain/code-hold.js';
import type { DiscountCode, UsesWithinLimits } from '../domain/discount-code.js';

/** The uses of one code, for staff. */
export interface UseCount {
  readonly code: string;
  /** Open holds and orders that were not canceled. */
  readonly total: number;
  /** Those of them that were paid after their hold had ended, and may exceed the limits. */
  readonly late: number;
}

/** Without a hold that the transaction adds. */
export type UsesBesideNewHold = Omit<CodeUses, 'isHeld'>;

export interface AllUses extends CodeUses {
  /** Those of the customer, paid or not, in any order; none of a code that is not limited in all. */
  readonly holds: readonly CodeHold[];
}

/** A code and its uses, read in one statement; null where it does not limit them. */
export interface CodeWithUses<Uses> {
  readonly code: DiscountCode;
  readonly uses: Uses | null;
}

/**
 * How often codes are used. An open checkout with the code is a use, and so is an order that was not canceled,
 * so that a use is given back with the hold or the order.
 */
export abstract class DiscountUses {
  /**
   * The code with its uses, and the holds of the user that end after `since`.
   * @param text in upper case
   */
  abstract find(
    text: string,
    userId: string,
    since: Date,
  ): Promise<CodeWithUses<AllUses> | undefined>;

  /**
   * The code with its uses, locked until the commit against edits alone or against all who lock it. The transaction has
   * locked the user, and may have added a hold of theirs, which is their only one.
   */
  abstract lock(
    text: string,
    userId: string,
    lock: 'edits' | 'all',
  ): Promise<CodeWithUses<UsesBesideNewHold> | undefined>;

  /** Without the late ones; joins the caller's transaction. */
  abstract withinLimits(code: string): Promise<UsesWithinLimits>;

  /** Of one code, for staff. */
  abstract countOf(code: string): Promise<UseCount>;

  /** Of all codes that are used. */
  abstract counts(): Promise<readonly UseCount[]>;

  /** Marks an order that was paid after its hold had ended; joins the caller's transaction. */
  abstract markLate(code: string, orderId: string): Promise<void>;
}
