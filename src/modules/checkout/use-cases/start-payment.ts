import { Injectable } from '@nestjs/common';
import type { PaymentIntent } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import {
  AlreadyPaid,
  CheckoutBusy,
  PaidTooLate,
  PaymentDiffers,
  PaymentProcessing,
} from '../domain/checkout-errors.js';
import { BeginCheckout, type Purchase } from './begin-checkout.js';
import { CheckoutIntents } from './checkout-intents.js';
import { SettleCheckout } from './settle-checkout.js';

/** More than a user's other requests can change in the meantime. */
const ATTEMPTS = 5;

export interface StartedPayment {
  readonly clientSecret: string;
  /** Until when the stock is held. */
  readonly holdUntil: Date;
}

/**
 * Gets the shopper what the card form needs. The same cart keeps its payment intent; a changed
 * one gets a new intent, once the old can no longer be paid.
 */
@Injectable()
export class StartPayment {
  constructor(
    private readonly beginCheckout: BeginCheckout,
    private readonly intents: CheckoutIntents,
    private readonly settle: SettleCheckout,
  ) {}

  /**
   * @throws what BeginCheckout throws; AlreadyPaid, PaymentProcessing, PaidTooLate,
   * PaymentDiffers of an earlier payment; ProviderAway with the hold kept
   */
  async execute(purchase: Purchase): Promise<StartedPayment> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { checkout, isCurrent } = await this.beginCheckout.execute(purchase);
      const intent = isCurrent ? await this.intents.of(checkout) : undefined;
      if (intent?.status === 'open') {
        return { clientSecret: intent.clientSecret, holdUntil: checkout.heldUntil };
      }
      if (isCurrent && isDead(intent)) await this.intents.replace(checkout);
      else await this.end(checkout);
    }
    throw new CheckoutBusy();
  }

  /** Ends a checkout that was paid, or that is for another cart than the present one. */
  private async end(checkout: Checkout): Promise<void> {
    const settlement = await this.settle.execute(checkout);
    switch (settlement.kind) {
      case 'placed':
        throw new AlreadyPaid(settlement.order);
      case 'waiting':
      case 'unpaid':
        throw new PaymentProcessing();
      case 'refunded':
        throw new PaidTooLate();
      case 'differs':
        throw new PaymentDiffers();
      case 'released':
      case 'unknown':
        return;
    }
  }
}

/** Canceled, or not known to the provider: nobody can pay it. */
function isDead(intent: PaymentIntent | undefined): boolean {
  return !intent || intent.status === 'canceled';
}
