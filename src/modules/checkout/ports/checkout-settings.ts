/** The settings of checkouts. */
export abstract class CheckoutSettings {
  /** How long a checkout holds its stock, in ms. */
  abstract readonly holdMs: number;
}
