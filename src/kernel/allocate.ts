/**
 * Splits whole cents by weights: each part is its exact share rounded down, and the cents left over
 * go to the largest remainders, of equal ones to the first (largest remainder method). The parts add
 * up to `totalCents`; none exceeds its weight while the total does not exceed their sum.
 * @param totalCents not negative
 * @param weights not negative; all parts are 0 where their sum is
 */
export function allocate(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    // The product exceeds what a number holds exactly.
    const product = BigInt(totalCents) * BigInt(weight);
    return {
      index,
      cents: Number(product / BigInt(sum)),
      remainder: Number(product % BigInt(sum)),
    };
  });
  const left = totalCents - shares.reduce((total, { cents }) => total + cents, 0);
  const rounded = shares.toSorted(
    (one, other) => other.remainder - one.remainder || one.index - other.index,
  );
  const raised = new Set(rounded.slice(0, left).map(({ index }) => index));
  return shares.map(({ index, cents }) => cents + (raised.has(index) ? 1 : 0));
}
