import type { CodeUses } from '../domain/assert-usable.js';
import type { DiscountCode } from '../domain/discount-code.js';
import type { DiscountUses, HoldState } from '../ports/discount-uses.js';

/** Whether uses have to be counted, one after the other. */
export const isLimited = ({ maxUses, maxUsesPerCustomer }: DiscountCode): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null;

/** Reads only the uses that the code limits. */
export async function usesForLimits(
  uses: DiscountUses,
  { code, maxUses, maxUsesPerCustomer }: DiscountCode,
  userId: string,
  hold: HoldState,
): Promise<CodeUses | null> {
  if (maxUses !== null) return uses.allUses(code, userId, hold);
  if (maxUsesPerCustomer === null) return null;
  return { total: 0, ...(await uses.ownUses(code, userId)) };
}
