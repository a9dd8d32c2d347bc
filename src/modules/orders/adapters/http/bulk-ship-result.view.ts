import type { ShippingResult } from '../../use-cases/ship-orders.js';

/** The result for one order. */
export class BulkShipResultView {
  _id!: string;
  shipped!: boolean;
  /** Why it was not shipped, safe to show. */
  message!: string;

  static of({ orderId, refusal }: ShippingResult): BulkShipResultView {
    return {
      _id: orderId,
      shipped: refusal === undefined,
      message: refusal?.message ?? 'shipped successfully!',
    };
  }
}
