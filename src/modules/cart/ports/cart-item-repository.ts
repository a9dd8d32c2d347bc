import type { CartItem } from '../domain/cart-item.js';

/** Stores cart items. A write joins the caller's transaction, or has one of its own. */
export abstract class CartItemRepository {
  /** A user's items, oldest first. */
  abstract of(userId: string): Promise<CartItem[]>;

  /** An item of this user; undefined when unknown or another's. */
  abstract find(userId: string, id: string): Promise<CartItem | undefined>;

  abstract hasProduct(userId: string, productId: string): Promise<boolean>;

  /**
   * Adds the product, or the quantity to the existing item. Undefined without a change where the
   * item would exceed `most` or the cart its number of lines.
   */
  abstract add(userId: string, item: CartItem, most: number): Promise<CartItem | undefined>;

  /** Undefined when the item is unknown or another's. */
  abstract setQuantity(userId: string, id: string, quantity: number): Promise<CartItem | undefined>;

  /** False when the item is unknown or another's. */
  abstract delete(userId: string, id: string): Promise<boolean>;
}
