import { DomainError } from '../../../kernel/domain-error.js';

/** There are fewer units than requested, or the product is deleted; kind `conflict`. */
export class OutOfStock extends DomainError {
  constructor(product: { id: string; name: string; left: number; available: boolean }) {
    const { id, name, left, available } = product;
    super('conflict', 'out_of_stock', textOf(name, left, available), {
      data: { productId: id, left: available ? left : 0 },
    });
  }
}

function textOf(name: string, left: number, available: boolean): string {
  if (!available) return `"${name}" is no longer available`;
  return left > 0 ? `Only ${left} of "${name}" left in stock` : `"${name}" is out of stock`;
}
