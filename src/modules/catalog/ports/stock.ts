import type { StockLine } from '../domain/stock-line.js';

/** Stock movements of a sale. Every call needs and joins the caller's transaction. */
export abstract class Stock {
  /**
   * Holds stock for a checkout without a hold: all lines or, by rolling back, none.
   * @throws OutOfStock naming the first product, in id order, without enough units.
   * @throws NotFound for an unknown product.
   */
  abstract hold(hold: {
    readonly checkoutId: string;
    readonly userId: string;
    readonly lines: readonly StockLine[];
  }): Promise<void>;

  /** Releases the hold of a checkout; does nothing where there is none. */
  abstract release(checkoutId: string): Promise<void>;

  /** Sells the held units to the order: the hold ends, and `countSold` adds them to the units sold. Idempotent. */
  abstract commit(checkoutId: string, orderId: string): Promise<void>;

  /**
   * Takes back a canceled or returned order: units sold go down and, with `restock`, the stock goes up.
   * Idempotent per order.
   */
  abstract returnUnits(
    orderId: string,
    lines: readonly StockLine[],
    options: { readonly restock: boolean },
  ): Promise<void>;

  /**
   * Takes back some units of an order that stands, each call anew: units sold go down and, with
   * `restock`, the stock goes up. `returnUnits` is for those that are left.
   */
  abstract takeBack(
    orderId: string,
    lines: readonly StockLine[],
    options: { readonly restock: boolean },
  ): Promise<void>;

  /**
   * Adds up to `limit` sales to the units sold of their products.
   * @returns how many
   */
  abstract countSold(limit: number): Promise<number>;

  /** Ids of products of which nothing is left but what checkouts hold. */
  abstract soldOutByHolds(limit: number): Promise<readonly string[]>;

  /** Puts units of a return in stock, each call anew; `takeBack` counts them with their refund. */
  abstract putBack(orderId: string, lines: readonly StockLine[]): Promise<void>;
}
