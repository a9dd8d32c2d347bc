import type { CartItem } from '../domain/cart-item.js';

/** A product and its quantity. */
export interface CartLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The carts, as the checkout needs them. */
export abstract class CartRepository {
  /** The lines of the user's cart, in the order in which they were added. */
  abstract lines(userId: string): Promise<CartLine[]>;

  /**
   * Removes the bought units from the cart, in the caller's transaction: a line keeps units added
   * beyond the quantity bought. Products that are not in the cart are skipped.
   */
  abstract remove(userId: string, bought: readonly CartLine[]): Promise<void>;
}

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
