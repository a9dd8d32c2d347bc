import { DomainError } from '../../../kernel/domain-error.js';

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

/** There are fewer units than requested, or the product is deleted; kind `conflict`. */
export class OutOfStock extends DomainError {
  readonly productId: string;
  /** Units that are wanted and not free. */
  readonly missing: number;

  constructor(
    product: { id: string; name: string; left: number; available: boolean },
    wanted: number,
  ) {
    const { id, name, left, available } = product;
    super('conflict', 'out_of_stock', textOf(name, left, available), {
      data: { productId: id, left: available ? left : 0 },
    });
    this.productId = id;
    this.missing = wanted - left;
  }
}

function textOf(name: string, left: number, available: boolean): string {
  if (!available) return `"${name}" is no longer available`;
  return left > 0 ? `Only ${left} of "${name}" left in stock` : `"${name}" is out of stock`;
}
