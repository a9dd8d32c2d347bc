import { Injectable } from '@nestjs/common';
import { Catalog } from '../../catalog/index.js';
import { CartItemRepository } from '../ports/cart-item-repository.js';
import type { CartEntry } from './cart-entry.js';

/** The caller's cart with the current data of its products, deleted ones too. */
@Injectable()
export class ShowCart {
  constructor(
    private readonly items: CartItemRepository,
    private readonly catalog: Catalog,
  ) {}

  async execute(userId: string): Promise<CartEntry[]> {
    const items = await this.items.of(userId);
    const products = await this.catalog.products(
      items.map((item) => item.productId),
      userId,
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    return items.flatMap((item) => {
      const product = byId.get(item.productId);
      return product ? [{ item, product }] : [];
    });
  }
}
