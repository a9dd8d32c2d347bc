/**
 * The discount of a purchase with its label, where it has one; a code without an amount gave free delivery.
 * @param amount as it reads; undefined where nothing was taken off
 */
export function discountRows(
  code: string | null | undefined,
  amount: string | undefined,
): [label: string, amount: string][] {
  if (!code && amount === undefined) return [];
  return [[code ? `Discount (${code})` : 'Discount', amount ?? 'Free delivery']];
}
