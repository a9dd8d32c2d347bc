import { Module } from '@nestjs/common';
import { CheckoutController } from './adapters/http/checkout.controller.js';
import { OperationsController } from './adapters/http/operations.controller.js';
import { CheckoutRounds } from './adapters/jobs/checkout-rounds.js';
import { FollowIntentJob } from './adapters/jobs/follow-intent.job.js';
import { CheckoutGauges } from './adapters/metrics/checkout-gauges.js';
import { ForgetDetails } from './adapters/jobs/forget-details.js';
import { PostgresCheckouts } from './adapters/postgres/postgres-checkouts.js';
import { PostgresOddPayments } from './adapters/postgres/postgres-odd-payments.js';
import { PostgresOperations } from './adapters/postgres/postgres-operations.js';
import { PostgresWalkMark } from './adapters/postgres/postgres-walk-mark.js';
import { Checkouts } from './ports/checkouts.js';
import { OddPayments } from './ports/odd-payments.js';
import { Operations } from './ports/operations.js';
import { WalkMark } from './ports/walk-mark.js';
import { BeginCheckout } from './use-cases/begin-checkout.js';
import { CheckoutIntents } from './use-cases/checkout-intents.js';
import { CompleteCheckout } from './use-cases/complete-checkout.js';
import { CreateOrder } from './use-cases/create-order.js';
import { FollowIntent } from './use-cases/follow-intent.js';
import { PlaceOrder } from './use-cases/place-order.js';
import { ReconcilePayments } from './use-cases/reconcile-payments.js';
import { ReleaseCheckout } from './use-cases/release-checkout.js';
import { SettleCheckout } from './use-cases/settle-checkout.js';
import { StartPayment } from './use-cases/start-payment.js';
import { SweepCheckouts } from './use-cases/sweep-checkouts.js';

/** From a cart to a paid order: paid means order, always. */
@Module({
  controllers: [CheckoutController, OperationsController],
  providers: [
    BeginCheckout,
    CheckoutIntents,
    CompleteCheckout,
    CreateOrder,
    FollowIntent,
    PlaceOrder,
    ReconcilePayments,
    ReleaseCheckout,
    SettleCheckout,
    StartPayment,
    SweepCheckouts,
    CheckoutGauges,
    CheckoutRounds,
    FollowIntentJob,
    ForgetDetails,
    { provide: Checkouts, useClass: PostgresCheckouts },
    { provide: OddPayments, useClass: PostgresOddPayments },
    { provide: Operations, useClass: PostgresOperations },
    { provide: WalkMark, useClass: PostgresWalkMark },
  ],
})
export class CheckoutModule {}
