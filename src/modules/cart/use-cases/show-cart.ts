import { Injectable } from '@nestjs/common';
import { Catalog, type CatalogProduct } from '../../catalog/index.js';
import type { CartItem } from '../domain/cart-item.js';
import { CartItemRepository } from '../ports/cart-repository.js';

/** A cart item with its product, as this user can buy it now. */
export interface CartEntry {
  readonly item: CartItem;
  readonly product: CatalogProduct;
}

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
