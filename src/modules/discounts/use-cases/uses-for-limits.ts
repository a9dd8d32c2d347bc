import type { CodeUses } from '../domain/assert-usable.js';
import type { DiscountCode } from '../domain/discount-code.js';
import type { DiscountUses } from '../ports/discount-uses.js';

/** Whether uses have to be counted, one after the other. */
export const isLimited = ({ maxUses, maxUsesPerCustomer }: DiscountCode): boolean =>
  maxUses !== null || maxUsesPerCustomer !== null;

/** Counts the uses of all only where they are limited in all, because a code may have very many. */
export async function usesForLimits(
  uses: DiscountUses,
  { code, maxUses, maxUsesPerCustomer }: DiscountCode,
  userId: string,
): Promise<CodeUses | null> {
  if (maxUses !== null) return uses.allUses(code, userId);
  if (maxUsesPerCustomer === null) return null;
  return { total: 0, ...(await uses.ownUses(code, userId)) };
}
