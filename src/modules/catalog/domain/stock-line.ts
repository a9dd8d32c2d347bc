/** A number of units of one product. */
export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

/** One line per product, in id order, in which every write locks products. */
export function inLockOrder(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toLowerCase();
    sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  const ids = [...sums.keys()].sort();
  return ids.map((productId) => ({ productId, quantity: sums.get(productId)! }));
}
