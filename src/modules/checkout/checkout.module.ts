import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { CheckoutController } from './adapters/http/checkout.controller.js';
import { OperationsController } from './adapters/http/operations.controller.js';
import { CheckoutSchedule } from './adapters/jobs/checkout-schedule.js';
import { FollowIntentJob } from './adapters/jobs/follow-intent.job.js';
import { CheckoutGauges } from './adapters/metrics/checkout-gauges.js';
import { PurgeCheckoutDetails } from './adapters/jobs/purge-checkout-details.js';
import { CHECKOUT_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresCheckouts } from './adapters/postgres/postgres-checkouts.js';
import { PostgresOperations } from './adapters/postgres/postgres-operations.js';
import { PostgresReconciliation } from './adapters/postgres/postgres-reconciliation.js';
import { CheckoutSettings } from './ports/checkout-settings.js';
import { Checkouts } from './ports/checkouts.js';
import { Operations } from './ports/operations.js';
import { Reconciliation } from './ports/reconciliation.js';
import { BeginCheckout } from './use-cases/begin-checkout.js';
import { CheckoutIntents } from './use-cases/checkout-intents.js';
import { CompleteCheckout } from './use-cases/complete-checkout.js';
import { CreateOrder } from './use-cases/create-order.js';
import { FollowIntent } from './use-cases/follow-intent.js';
import { PlacePaidOrder } from './use-cases/place-paid-order.js';
import { ReconcilePayments } from './use-cases/reconcile-payments.js';
import { ReleaseCheckout } from './use-cases/release-checkout.js';
import { SettleCheckout } from './use-cases/settle-checkout.js';
import { StartPayment } from './use-cases/start-payment.js';
import { SweepCheckouts } from './use-cases/sweep-checkouts.js';

/** From a cart to a paid order: paid means order, always. */
@Module({
  imports: [TypeOrmModule.forFeature(CHECKOUT_ENTITIES)],
  controllers: [CheckoutController, OperationsController],
  providers: [
    BeginCheckout,
    CheckoutIntents,
    CompleteCheckout,
    CreateOrder,
    FollowIntent,
    PlacePaidOrder,
    ReconcilePayments,
    ReleaseCheckout,
    SettleCheckout,
    StartPayment,
    SweepCheckouts,
    CheckoutGauges,
    CheckoutSchedule,
    FollowIntentJob,
    PurgeCheckoutDetails,
    { provide: Checkouts, useClass: PostgresCheckouts },
    { provide: Operations, useClass: PostgresOperations },
    { provide: Reconciliation, useClass: PostgresReconciliation },
    {
      provide: CheckoutSettings,
      inject: [Env],
      useFactory: (env: Env): CheckoutSettings => ({ holdMs: env.CHECKOUT_HOLD_MS }),
    },
  ],
})
export class CheckoutModule {}
