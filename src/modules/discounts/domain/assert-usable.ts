import type { DiscountCode } from './discount-code.js';
import { DiscountRefused, UnknownDiscountCode } from './discount-errors.js';

/** How often a code is used, as far as a customer's purchase depends on it. */
export interface CodeUses {
  /** Open holds of others, and orders that were not canceled; 0 where the code does not limit them. */
  readonly total: number;
  /** The total, and a use for each transaction that the database can have under way. */
  readonly totalAtMost: number;
  /** Orders of the customer that were not canceled. */
  readonly byCustomer: number;
  /** Whether the customer's open checkout has the code. */
  readonly isHeld: boolean;
}

/**
 * Whether purchases have to take the code one after the other. Where they need not, each counts only the uses that are
 * committed, and the limit holds even if all transactions under way take one.
 */
export const isNearLimit = (
  { maxUses }: DiscountCode,
  { totalAtMost }: Pick<CodeUses, 'totalAtMost'>,
): boolean => maxUses !== null && totalAtMost > maxUses;

/**
 * Whether a customer may use a code now.
 * @param uses null where the code has no limits, or the customer's open checkout holds one
 * @throws UnknownDiscountCode where it is not active; DiscountRefused
 */
export function assertUsable(
  code: DiscountCode,
  now: Date,
  uses: Pick<CodeUses, 'total' | 'byCustomer'> | null,
): void {
  const { isActive, startsAt, endsAt, maxUses, maxUsesPerCustomer } = code;
  if (!isActive) throw new UnknownDiscountCode();
  if (startsAt && now < startsAt) throw DiscountRefused.notBegun();
  if (endsAt && now >= endsAt) throw DiscountRefused.ended();
  if (!uses) return;
  if (maxUsesPerCustomer !== null && uses.byCustomer >= maxUsesPerCustomer) {
    throw DiscountRefused.usedByYou();
  }
  if (maxUses !== null && uses.total >= maxUses) throw DiscountRefused.usedUp();
}
