import type { StockLine } from '../domain/stock-line.js';

/** The stock as a sale moves it. Every call joins the caller's transaction and needs one. */
export abstract class Stock {
  /**
   * Holds stock for a checkout that holds none yet: all lines or none, as the transaction ends.
   * @throws OutOfStock naming the first product, in id order, of which there is not enough.
   * @throws NotFound for an unknown product.
   */
  abstract take(hold: {
    readonly checkoutId: string;
    readonly userId: string;
    readonly lines: readonly StockLine[];
  }): Promise<void>;

  /** Gives back what a checkout holds; without a hold it does nothing. */
  abstract release(checkoutId: string): Promise<void>;

  /** What the checkout holds is sold to the order; units sold go up. Once; then nothing is held. */
  abstract commit(checkoutId: string, orderId: string): Promise<void>;

  /**
   * A canceled or returned order: units sold go down, and with `restock` the stock goes up. Once
   * an order, however often it is called.
   */
  abstract giveBack(
    orderId: string,
    lines: readonly StockLine[],
    options: { readonly restock: boolean },
  ): Promise<void>;
}
