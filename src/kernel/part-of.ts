/**
 * The share of `count` units in an amount of `of` units, after the shares of those before: all shares come
 * to the amount.
 */
export function partOf(cents: number, of: number, before: number, count: number): number {
  const upTo = (units: number) => Number((BigInt(cents) * BigInt(units)) / BigInt(of));
  return upTo(before + count) - upTo(before);
}
