import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { isId } from '../../../kernel/ids.js';
import { Catalog } from '../../catalog/index.js';
import { NotEnoughInStock, ProductGone } from '../domain/cart-item.js';
import { CartItemRepository } from '../ports/cart-repository.js';
import type { CartEntry } from './show-cart.js';

/** Sets the quantity of a product in the caller's cart. */
@Injectable()
export class ChangeQuantity {
  constructor(
    private readonly items: CartItemRepository,
    private readonly catalog: Catalog,
  ) {}

  /**
   * Lowering is always allowed: where the stock fell below the cart, the shopper can approach it
   * step by step.
   * @throws NotFound, ProductGone, NotEnoughInStock
   */
  async execute(userId: string, id: string, quantity: number): Promise<CartEntry> {
    const item = isId(id) ? await this.items.find(userId, id) : undefined;
    if (!item) throw new NotFound('Cart item');
    const [product] = await this.catalog.products([item.productId], userId);
    if (!product) throw new NotFound('Product');
    if (!product.available) throw new ProductGone(product.name);
    if (quantity > product.quantity && quantity >= item.quantity) {
      throw new NotEnoughInStock(product.quantity);
    }
    const changed = await this.items.setQuantity(userId, id, quantity);
    if (!changed) throw new NotFound('Cart item');
    return { item: changed, product };
  }
}
