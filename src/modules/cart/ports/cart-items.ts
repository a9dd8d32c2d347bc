import type { CartItem } from '../domain/cart-item.js';

/** The stored carts. Each write is one of its own, or joins the caller's transaction. */
export abstract class CartItems {
  /** A person's items, oldest first. */
  abstract of(personId: string): Promise<CartItem[]>;

  /** An item of this person; undefined when unknown or another's. */
  abstract find(personId: string, id: string): Promise<CartItem | undefined>;

  abstract holds(personId: string, productId: string): Promise<boolean>;

  /**
   * Puts the product in, or adds the quantity to what is there already. Undefined, and nothing
   * changed, where the item would exceed `most` or the cart its number of lines.
   */
  abstract add(personId: string, item: CartItem, most: number): Promise<CartItem | undefined>;

  /** Undefined when the item is unknown or another's. */
  abstract setQuantity(
    personId: string,
    id: string,
    quantity: number,
  ): Promise<CartItem | undefined>;

  /** False when the item is unknown or another's. */
  abstract delete(personId: string, id: string): Promise<boolean>;
}
