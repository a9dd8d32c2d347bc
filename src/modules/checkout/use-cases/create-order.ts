import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import type { PlacedOrder } from '../../orders/index.js';
import {
  NotPaid,
  PaidTooLate,
  PaymentDiffers,
  PaymentProcessing,
} from '../domain/checkout-errors.js';
import { CompleteCheckout } from './complete-checkout.js';

/** Format of the provider's ids; it knows no other. */
const INTENT_ID = /^[\w-]{1,255}$/;

/** Returns the order of a payment to the browser that has confirmed the card. */
@Injectable()
export class CreateOrder {
  constructor(private readonly complete: CompleteCheckout) {}

  /** @throws NotFound, NotPaid, PaymentProcessing, PaymentDiffers, PaidTooLate */
  async execute(
    userId: string,
    transactionId: string,
    customerDetails: unknown,
  ): Promise<{ order: PlacedOrder; isNew: boolean }> {
    if (!INTENT_ID.test(transactionId)) throw new NotFound('Payment');
    const completion = await this.complete.execute(transactionId, { userId, customerDetails });
    switch (completion.kind) {
      case 'placed':
        return completion;
      case 'unknown':
        throw new NotFound('Payment');
      case 'unpaid':
        throw completion.intent.status === 'processing' ? new PaymentProcessing() : new NotPaid();
      case 'differs':
        throw new PaymentDiffers();
      case 'refunded':
        throw new PaidTooLate();
    }
  }
}
