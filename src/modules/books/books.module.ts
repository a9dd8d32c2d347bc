import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InstallationId } from '../../platform/operations/installation-id.js';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { PaymentLedger } from '../payment/index.js';
import { FetchBalanceSchedule } from './adapters/jobs/fetch-balance-schedule.js';
import {
  EnterHistoricalOrderJob,
  MissingEntriesSchedule,
} from './adapters/jobs/missing-entries.jobs.js';
import { BalanceGauges } from './adapters/metrics/balance-gauges.js';
import { BooksController } from './adapters/http/books.controller.js';
import { ReconciliationController } from './adapters/http/reconciliation.controller.js';
import { TurnoverController } from './adapters/http/turnover.controller.js';
import { BOOKS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresBalanceRecords } from './adapters/postgres/postgres-balance-records.js';
import { PostgresBookQueries } from './adapters/postgres/postgres-book-queries.js';
import { PostgresLedgerEntries } from './adapters/postgres/postgres-ledger-entries.js';
import { PostgresMissingEntries } from './adapters/postgres/postgres-missing-entries.js';
import { PostgresTurnoverQueries } from './adapters/postgres/postgres-turnover-queries.js';
import { BalanceRecords, OwnInstallation } from './ports/balance-records.js';
import { BookQueries, TurnoverQueries } from './ports/book-queries.js';
import { LedgerEntries, MissingEntries, ShopLocation } from './ports/ledger-entries.js';
import { ClosePastDays } from './use-cases/close-past-days.js';
import { CorrectEntries } from './use-cases/correct-entries.js';
import { EnterMissingOrders } from './use-cases/enter-missing-orders.js';
import { EnterPaymentChanges } from './use-cases/enter-payment-changes.js';
import { EnterSale } from './use-cases/enter-sale.js';
import { EnterStoredOrder } from './use-cases/enter-stored-order.js';
import { FetchBalance } from './use-cases/fetch-balance.js';
import { PrepareEntries } from './use-cases/prepare-entries.js';

/** The books: what the shop earned, gave back and paid, day by day. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(BOOKS_ENTITIES)],
  controllers: [BooksController, TurnoverController, ReconciliationController],
  providers: [
    { provide: BalanceRecords, useClass: PostgresBalanceRecords },
    { provide: OwnInstallation, useExisting: InstallationId },
    { provide: BookQueries, useClass: PostgresBookQueries },
    { provide: LedgerEntries, useClass: PostgresLedgerEntries },
    { provide: TurnoverQueries, useClass: PostgresTurnoverQueries },
    { provide: MissingEntries, useClass: PostgresMissingEntries },
    { provide: ShopLocation, useExisting: ShopSettingsSource },
    PrepareEntries,
    ClosePastDays,
    CorrectEntries,
    EnterSale,
    EnterPaymentChanges,
    { provide: PaymentLedger, useExisting: EnterPaymentChanges },
    EnterStoredOrder,
    EnterMissingOrders,
    EnterHistoricalOrderJob,
    MissingEntriesSchedule,
    FetchBalance,
    FetchBalanceSchedule,
    BalanceGauges,
  ],
  exports: [EnterSale, PaymentLedger],
})
export class BooksModule {}
