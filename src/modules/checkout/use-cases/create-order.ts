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

/** The form of the provider's ids; anything else is unknown to it. */
const INTENT_ID = /^[\w-]{1,255}$/;

/** Answers the browser that has confirmed a card with the order of that payment. */
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
