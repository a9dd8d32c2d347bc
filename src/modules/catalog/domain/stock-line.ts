/** A number of units of one product. */
export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

/** One line a product, in product-id order: the order in which every write locks them. */
export function inLockOrder(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toLowerCase();
    sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  const ids = [...sums.keys()].sort();
  return ids.map((productId) => ({ productId, quantity: sums.get(productId)! }));
}
