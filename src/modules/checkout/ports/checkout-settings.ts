/** What the operator sets of holds; the same while the process runs. */
export abstract class CheckoutSettings {
  /** How long a checkout holds its stock, in ms. */
  abstract readonly holdMs: number;
  /** How many units of a product one checkout may hold; null for any number. */
  abstract readonly maxUnits: number | null;
  /** Whether an account may hold much of a product only for a time. */
  abstract readonly isHoldLimited: boolean;
}
