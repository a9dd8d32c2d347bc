import { Module } from '@nestjs/common';
import Stripe from 'stripe';
import { Env } from '../../config/env.js';
import { StripeCardProvider } from './adapters/stripe/stripe-card-provider.js';
import { createStripe } from './adapters/stripe/stripe-client.js';
import { CardProvider } from './ports/card-provider.js';
import { Payments } from './ports/payments.js';

/** The payment provider without tables and jobs: all that the command line needs. */
@Module({
  providers: [
    { provide: Stripe, inject: [Env], useFactory: (env: Env) => createStripe(env) },
    { provide: CardProvider, useClass: StripeCardProvider },
    { provide: Payments, useExisting: CardProvider },
  ],
  exports: [Stripe, CardProvider, Payments],
})
export class CardProviderModule {}
