import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { CheckoutController } from './adapters/http/checkout.controller.js';
import { DiscountAttempts } from './adapters/http/discount-attempts.js';
import { QuoteController } from './adapters/http/quote.controller.js';
import { PurchaseOrigin } from './adapters/http/purchase-origin.js';
import { OperationsController } from './adapters/http/operations.controller.js';
import { PaymentsInDoubtController } from './adapters/http/payments-in-doubt.controller.js';
import { CheckoutSchedule } from './adapters/jobs/checkout-schedule.js';
import { AddressFormatController } from './adapters/http/address-format.controller.js';
import { ApplyIntentUpdateJob } from './adapters/jobs/apply-intent-update.job.js';
import { CheckoutGauges } from './adapters/metrics/checkout-gauges.js';
import { PurgeCheckoutDetails } from './adapters/jobs/purge-checkout-details.js';
import { CHECKOUT_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresCheckoutRepository } from './adapters/postgres/postgres-checkout-repository.js';
import { PostgresHoldPeriods } from './adapters/postgres/postgres-hold-periods.js';
import { PostgresOperationsQueries } from './adapters/postgres/postgres-operations-queries.js';
import { PostgresReconciliation } from './adapters/postgres/postgres-reconciliation.js';
import { CheckoutSettings, HoldPeriods } from './ports/hold-periods.js';
import { CheckoutRepository } from './ports/checkout-repository.js';
import { OperationsQueries } from './ports/operations-queries.js';
import { Reconciliation } from './ports/reconciliation.js';
import { RealPaymentsModule } from './real-payments.module.js';
import { AddressFormats } from './use-cases/address-formats.js';
import { BeginCheckout } from './use-cases/begin-checkout.js';
import { CheckoutIntents } from './use-cases/checkout-intents.js';
import { CompleteCheckout } from './use-cases/complete-checkout.js';
import { CreateOrder } from './use-cases/create-order.js';
import { ApplyIntentUpdate } from './use-cases/apply-intent-update.js';
import { GrantHold } from './use-cases/grant-hold.js';
import { MakeRoom } from './use-cases/make-room.js';
import { PreparePricing } from './use-cases/prepare-pricing.js';
import { QuoteCart } from './use-cases/quote-cart.js';
import { PlacePaidOrder } from './use-cases/place-paid-order.js';
import { ReconcilePayments } from './use-cases/reconcile-payments.js';
import { ReleaseCheckout } from './use-cases/release-checkout.js';
import { CloseCheckout } from './use-cases/close-checkout.js';
import { StartPayment } from './use-cases/start-payment.js';
import { SweepCheckouts } from './use-cases/sweep-checkouts.js';
import { CheckoutData } from './adapters/postgres/checkout-data.js';

/** From a cart to a paid order. Every payment becomes an order or a refund. */
@Module({
  imports: [TypeOrmModule.forFeature(CHECKOUT_ENTITIES), RealPaymentsModule],
  controllers: [
    AddressFormatController,
    CheckoutController,
    QuoteController,
    OperationsController,
    PaymentsInDoubtController,
  ],
  providers: [
    AddressFormats,
    CheckoutData,
    BeginCheckout,
    CheckoutIntents,
    CompleteCheckout,
    CreateOrder,
    DiscountAttempts,
    ApplyIntentUpdate,
    GrantHold,
    MakeRoom,
    PlacePaidOrder,
    PreparePricing,
    QuoteCart,
    ReconcilePayments,
    ReleaseCheckout,
    CloseCheckout,
    StartPayment,
    SweepCheckouts,
    CheckoutGauges,
    CheckoutSchedule,
    ApplyIntentUpdateJob,
    PurgeCheckoutDetails,
    PurchaseOrigin,
    { provide: CheckoutRepository, useClass: PostgresCheckoutRepository },
    { provide: HoldPeriods, useClass: PostgresHoldPeriods },
    { provide: OperationsQueries, useClass: PostgresOperationsQueries },
    { provide: Reconciliation, useClass: PostgresReconciliation },
    {
      provide: CheckoutSettings,
      inject: [Env],
      useFactory: (env: Env): CheckoutSettings => ({
        holdMs: env.CHECKOUT_HOLD_MS,
        maxUnits: env.CHECKOUT_MAX_UNITS ?? null,
        isHoldLimited: env.RATE_LIMITS,
      }),
    },
  ],
})
export class CheckoutModule {}
