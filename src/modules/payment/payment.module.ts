import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RefundsController } from './adapters/http/refunds.controller.js';
import { WebhookController } from './adapters/http/webhook.controller.js';
import { CancelIntentJob } from './adapters/jobs/cancel-intent.job.js';
import {
  PaymentReportSchedule,
  SyncPaymentReportsJob,
} from './adapters/jobs/payment-report.jobs.js';
import { PurgeProviderEvents } from './adapters/jobs/purge-provider-events.js';
import {
  PerformPartRefundJob,
  PerformRefundJob,
  RefundSchedule,
  SyncRefundJob,
} from './adapters/jobs/refund.jobs.js';
import { PAYMENT_ENTITIES } from './adapters/postgres/entities.js';
import { PaymentCounter } from './adapters/metrics/payment-counter.js';
import { PostgresDisputeRepository } from './adapters/postgres/postgres-dispute-repository.js';
import { PostgresFraudWarningRepository } from './adapters/postgres/postgres-fraud-warning-repository.js';
import { PostgresPaymentAttempts } from './adapters/postgres/postgres-payment-attempts.js';
import { PostgresProviderEventLog } from './adapters/postgres/postgres-provider-event-log.js';
import { PostgresRefundRepository } from './adapters/postgres/postgres-refund-repository.js';
import { PostgresReportedIntents } from './adapters/postgres/postgres-reported-intents.js';
import { RateDeclineLimits } from './adapters/rate-limits/rate-decline-limits.js';
import { StripeBalanceTransactions } from './adapters/stripe/stripe-balance-transactions.js';
import { StripeCheck } from './adapters/stripe/stripe-client.js';
import { StripePaymentReportProvider } from './adapters/stripe/stripe-payment-report-provider.js';
import { StripeWebhookReader } from './adapters/stripe/stripe-webhook-reader.js';
import { CardProviderModule } from './card-provider.module.js';
import {
  BalanceTransactions,
  PaymentReportProvider,
  WebhookReader,
} from './ports/card-provider.js';
import { DeclineLimits } from './ports/decline-limits.js';
import {
  DisputeRepository,
  Disputes,
  FraudWarningRepository,
  FraudWarnings,
} from './ports/payment-reports.js';
import { PaymentAttempts, PaymentMetrics } from './ports/payment-attempts.js';
import { ProviderEventLog } from './ports/provider-event-log.js';
import { RefundRepository, Refunds } from './ports/refunds.js';
import { ReportedIntents } from './ports/payments.js';
import { ChangeRefund } from './use-cases/change-refund.js';
import { SyncPaymentReports } from './use-cases/sync-payment-reports.js';
import { EnterForeignRefund } from './use-cases/enter-foreign-refund.js';
import { ShrinkRefunds } from './use-cases/shrink-refunds.js';
import { SyncRefund } from './use-cases/sync-refund.js';
import { StoreProviderEvent } from './use-cases/store-provider-event.js';
import { PerformRefund } from './use-cases/perform-refund.js';
import { RefundsFacade } from './use-cases/refunds-facade.js';
import { RetryRefund } from './use-cases/retry-refund.js';
import { SettleRefund } from './use-cases/settle-refund.js';

/** Payments and refunds at the payment provider. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(PAYMENT_ENTITIES), CardProviderModule],
  controllers: [WebhookController, RefundsController],
  providers: [
    { provide: PaymentReportProvider, useClass: StripePaymentReportProvider },
    { provide: DisputeRepository, useClass: PostgresDisputeRepository },
    { provide: Disputes, useExisting: DisputeRepository },
    { provide: FraudWarningRepository, useClass: PostgresFraudWarningRepository },
    { provide: FraudWarnings, useExisting: FraudWarningRepository },
    { provide: ReportedIntents, useClass: PostgresReportedIntents },
    { provide: BalanceTransactions, useClass: StripeBalanceTransactions },
    { provide: Refunds, useClass: RefundsFacade },
    { provide: RefundRepository, useClass: PostgresRefundRepository },
    { provide: PaymentAttempts, useClass: PostgresPaymentAttempts },
    { provide: PaymentMetrics, useClass: PaymentCounter },
    { provide: ProviderEventLog, useClass: PostgresProviderEventLog },
    { provide: DeclineLimits, useClass: RateDeclineLimits },
    { provide: WebhookReader, useClass: StripeWebhookReader },
    StoreProviderEvent,
    ChangeRefund,
    SettleRefund,
    PerformRefund,
    SyncRefund,
    ShrinkRefunds,
    EnterForeignRefund,
    SyncPaymentReports,
    RetryRefund,
    CancelIntentJob,
    PerformRefundJob,
    PerformPartRefundJob,
    SyncRefundJob,
    SyncPaymentReportsJob,
    PaymentReportSchedule,
    RefundSchedule,
    StripeCheck,
    PurgeProviderEvents,
  ],
  exports: [
    BalanceTransactions,
    CardProviderModule,
    DeclineLimits,
    Refunds,
    Disputes,
    FraudWarnings,
    PaymentAttempts,
    ReportedIntents,
  ],
})
export class PaymentModule {}
