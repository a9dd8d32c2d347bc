import type { CatalogProduct } from '../../catalog/index.js';
import type { CartItem } from '../domain/cart-item.js';

/** A cart item with its product, as this user can buy it now. */
export interface CartEntry {
  readonly item: CartItem;
  readonly product: CatalogProduct;
}
