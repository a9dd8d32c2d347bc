/** What became of one of many orders. */
export interface ShippingResult {
  id: string;
  shipped: boolean;
  /** That it was shipped, or why it was not. */
  message: string;
}
