import type { StockLine } from '../domain/stock-line.js';

/** Stock movements of a sale. Every call needs the caller's transaction and joins it. */
export abstract class Stock {
  /**
   * Holds stock for a checkout that holds none yet: all lines or, by rolling back, none.
   * @throws OutOfStock naming the first product, in id order, of which there is not enough.
   * @throws NotFound for an unknown product.
   */
  abstract hold(hold: {
    readonly checkoutId: string;
    readonly userId: string;
    readonly lines: readonly StockLine[];
  }): Promise<void>;

  /** Releases what a checkout holds; does nothing without a hold. */
  abstract release(checkoutId: string): Promise<void>;

  /** Sells what the checkout holds to the order: units sold go up, the hold ends. Idempotent. */
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
}
