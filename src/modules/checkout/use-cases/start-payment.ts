import { Injectable } from '@nestjs/common';
import { OutOfStock } from '../../catalog/index.js';
import { DeclineLimits, type PaymentIntent } from '../../payment/index.js';
import type { Checkout } from '../domain/checkout.js';
import {
  AlreadyPaid,
  CheckoutBusy,
  PaidTooLate,
  PaymentDiffers,
  PaymentProcessing,
} from '../domain/checkout-errors.js';
import { BeginCheckout, type CurrentCheckout, type Purchase } from './begin-checkout.js';
import { CheckoutIntents } from './checkout-intents.js';
import { CloseCheckout } from './close-checkout.js';
import { MakeRoom } from './make-room.js';

/** Concurrent requests of the user may change the checkout between two attempts. */
const ATTEMPTS = 5;

export interface StartedPayment {
  readonly clientSecret: string;
  /** End of the hold. */
  readonly holdUntil: Date;
}

/**
 * Prepares the card form. An unchanged cart keeps its payment intent; a changed cart gets a new
 * one, once the old one can no longer be paid.
 */
@Injectable()
export class StartPayment {
  constructor(
    private readonly beginCheckout: BeginCheckout,
    private readonly intents: CheckoutIntents,
    private readonly closeCheckout: CloseCheckout,
    private readonly declines: DeclineLimits,
    private readonly makeRoom: MakeRoom,
  ) {}

  /**
   * @throws TooManyDeclines; what BeginCheckout throws; AlreadyPaid, PaymentProcessing, PaidTooLate,
   * PaymentDiffers of an earlier payment; ProviderUnavailable with the hold kept
   */
  async execute(purchase: Purchase): Promise<StartedPayment> {
    const { userId, origin = null } = purchase;
    await this.declines.check({ userId, origin });
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { checkout, isCurrent } = await this.begin(purchase);
      const intent = isCurrent ? await this.intents.getOrCreate(checkout) : undefined;
      if (intent?.status === 'open') {
        return { clientSecret: intent.clientSecret, holdUntil: checkout.heldUntil };
      }
      if (isCurrent && isUnpayable(intent)) await this.intents.discard(checkout);
      else await this.close(checkout);
    }
    throw new CheckoutBusy();
  }

  /** Begins again where others give way, as long as they do. */
  private async begin(purchase: Purchase): Promise<CurrentCheckout> {
    const { userId, origin = null, network = null } = purchase;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.beginCheckout.execute(purchase);
      } catch (error) {
        if (!(error instanceof OutOfStock) || attempt === ATTEMPTS) throw error;
        if (!(await this.makeRoom.for({ userId, origin, network }, error))) throw error;
      }
    }
  }

  /** Closes a checkout that is paid or does not match the current cart. */
  private async close(checkout: Checkout): Promise<void> {
    const result = await this.closeCheckout.execute(checkout);
    switch (result?.kind) {
      case 'placed':
        throw new AlreadyPaid(result.order);
      case 'waiting':
      case 'unpaid':
        throw new PaymentProcessing();
      case 'refunded':
        throw new PaidTooLate();
      case 'differs':
        throw new PaymentDiffers();
    }
    // Released, or not known to the provider: the next attempt begins anew.
  }
}

/** Canceled, or unknown to the provider. */
function isUnpayable(intent: PaymentIntent | undefined): boolean {
  return !intent || intent.status === 'canceled';
}
