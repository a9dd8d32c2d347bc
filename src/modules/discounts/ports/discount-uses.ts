import type { CodeUses, TotalUses } from '../domain/assert-usable.js';
import type { CodeHold } from '../domain/code-hold.js';
import type { UsesWithinLimits } from '../domain/discount-code.js';

export type OwnUses = Omit<CodeUses, 'total'>;

/** The uses of one code, for staff. */
export interface UseCount {
  readonly code: string;
  /** Open holds and orders that were not canceled. */
  readonly total: number;
  /** Those of them that were paid after their hold had ended, and may exceed the limits. */
  readonly late: number;
}

/** Without a hold that the transaction adds. */
export type UsesBesideNewHold = TotalUses & Pick<CodeUses, 'byCustomer'>;

export interface AllUses extends CodeUses, TotalUses {
  /** Those of the customer, paid or not, in any order. */
  readonly holds: readonly CodeHold[];
}

/**
 * How often codes are used. An open checkout with the code is a use, and so is an order that was not canceled,
 * so that a use is given back with the hold or the order.
 */
export abstract class DiscountUses {
  /** Reads all uses of the code, and the holds of the user that end after `since`. */
  abstract allUses(code: string, userId: string, since: Date): Promise<AllUses>;

  /** Reads all uses in the transaction that adds a hold of the user, without it; the user has no other one. */
  abstract usesBesideNewHold(code: string, userId: string): Promise<UsesBesideNewHold>;

  /** Reads those of the user alone; joins the caller's transaction. */
  abstract ownUses(code: string, userId: string): Promise<OwnUses>;

  /** Without the late ones; joins the caller's transaction. */
  abstract withinLimits(code: string): Promise<UsesWithinLimits>;

  /** Of one code, for staff. */
  abstract countOf(code: string): Promise<UseCount>;

  /** Of all codes that are used. */
  abstract counts(): Promise<readonly UseCount[]>;

  /** Marks an order that was paid after its hold had ended; joins the caller's transaction. */
  abstract markLate(code: string, orderId: string): Promise<void>;
}
