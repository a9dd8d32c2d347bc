import type { ShippingResult } from '../../use-cases/ship-orders.js';

/** What became of one order. */
export class BulkShipResultView {
  _id!: string;
  shipped!: boolean;
  /** Why it was not shipped, fit to be shown. */
  message!: string;

  static of({ orderId, refusal }: ShippingResult): BulkShipResultView {
    return {
      _id: orderId,
      shipped: refusal === undefined,
      message: refusal?.message ?? 'shipped successfully!',
    };
  }
}
