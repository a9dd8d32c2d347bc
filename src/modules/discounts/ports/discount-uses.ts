import type { CodeUses } from '../domain/assert-usable.js';
import type { CodeHold, DiscountCode, UsesWithinLimits } from '../domain/discount-code.js';

/** The uses of one code, for staff. */
export interface UseCount {
  readonly code: string;
  /** Open holds and orders that were not canceled. */
  readonly total: number;
  /** Those of them that were paid after their hold had ended, and may exceed the limits. */
  readonly late: number;
}

export interface AllUses extends CodeUses {
  /** Whether the customer's open checkout has the code. */
  readonly isHeld: boolean;
  /** For which times checkouts of the customer held it, paid or not, in any order; null where it is not limited in all. */
  readonly holds: readonly CodeHold[] | null;
}

/** A code and its uses, read in one statement; they are null where it does not limit them. */
export interface CodeWithUses<Uses extends CodeUses> {
  readonly code: DiscountCode;
  readonly uses: Uses | null;
}

/** With both, edits of the code wait until the commit; with an exclusive one other purchases with it, too. */
export type CodeLock = 'shared' | 'exclusive';

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

  /** Locks the code until the commit, and counts its uses after that. The transaction has locked the user. */
  abstract lock(
    text: string,
    userId: string,
    lock: CodeLock,
  ): Promise<CodeWithUses<CodeUses> | undefined>;

  /** Without the late ones; joins the caller's transaction. */
  abstract withinLimits(code: string): Promise<UsesWithinLimits>;

  /** Of one code, for staff. */
  abstract countOf(code: string): Promise<UseCount>;

  /** Of all codes that are used. */
  abstract counts(): Promise<readonly UseCount[]>;

  /** Marks an order that was paid after its hold had ended; joins the caller's transaction. */
  abstract markLate(code: string, orderId: string): Promise<void>;
}
