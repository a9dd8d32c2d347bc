import type { DiscountCode } from './discount-code.js';
import { DiscountRefused, UnknownDiscountCode } from './discount-errors.js';

/** The uses of a code that are committed, without an open checkout of the customer. */
export interface CodeUses {
  /** Open checkouts, and orders that were not canceled. */
  readonly total: number;
  /** The total, and one use for each transaction that the database can have under way. */
  readonly totalAtMost: number;
  /** Orders of the customer that were not canceled. */
  readonly byCustomer: number;
}

/** Whether purchases under way could exceed the limit together, so that they have to take the code one after the other. */
export const isNearLimit = ({ maxUses }: DiscountCode, uses: CodeUses | null): boolean =>
  maxUses !== null && uses !== null && uses.totalAtMost > maxUses;

/**
 * Whether a customer may use a code now.
 * @param uses null where the code has no limits, or the customer's open checkout holds one
 * @throws UnknownDiscountCode where it is not active; DiscountRefused
 */
export function assertUsable(code: DiscountCode, now: Date, uses: CodeUses | null): void {
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
