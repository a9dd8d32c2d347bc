import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { Catalog } from '../../catalog/index.js';
import { CartFull, NotEnoughInStock, NotYourCart } from '../domain/cart-item.js';
import { CartItemRepository } from '../ports/cart-repository.js';
import type { CartEntry } from './show-cart.js';

/** Adds a product to the caller's cart; adding it again increases the quantity. */
@Injectable()
export class AddToCart {
  constructor(
    private readonly items: CartItemRepository,
    private readonly catalog: Catalog,
    private readonly ids: Ids,
  ) {}

  /**
   * `user`, where it is sent, must be the caller.
   * @throws NotYourCart, NotFound, NotEnoughInStock, CartFull
   */
  async execute(
    userId: string,
    wanted: { user?: string; productId: string; quantity: number },
  ): Promise<CartEntry> {
    if (wanted.user !== undefined && wanted.user.toLowerCase() !== userId) throw new NotYourCart();
    const { productId, quantity } = wanted;
    const [product] = await this.catalog.products([productId], userId);
    if (!product?.available) throw new NotFound('Product');
    if (quantity > product.quantity) throw new NotEnoughInStock(product.quantity);
    const item = { id: this.ids.next(), productId, quantity };
    const added = await this.items.add(userId, item, product.quantity);
    if (added) return { item: added, product };
    const isInCart = await this.items.hasProduct(userId, productId);
    throw isInCart ? new NotEnoughInStock(product.quantity) : new CartFull();
  }
}
