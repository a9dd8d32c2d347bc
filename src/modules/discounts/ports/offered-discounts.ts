/** Whether the shop has codes to enter. */
export abstract class OfferedDiscounts {
  /** Whether there is an active code that has not ended. */
  abstract hasActive(): Promise<boolean>;
}
