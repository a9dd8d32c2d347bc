import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { PaymentLedger } from '../payment/index.js';
import { EnterPastOrderJob, MissingEntriesSchedule } from './adapters/jobs/missing-entries.jobs.js';
import { BooksController } from './adapters/http/books.controller.js';
import { BOOKS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresBookQueries } from './adapters/postgres/postgres-book-queries.js';
import { PostgresLedgerEntries } from './adapters/postgres/postgres-ledger-entries.js';
import { PostgresMissingEntries } from './adapters/postgres/postgres-missing-entries.js';
import { BookQueries } from './ports/book-queries.js';
import { LedgerEntries } from './ports/ledger-entries.js';
import { MissingEntries } from './ports/missing-entries.js';
import { ShopTimeZone } from './ports/shop-time-zone.js';
import { CorrectEntries } from './use-cases/correct-entries.js';
import { EnterMissingOrders } from './use-cases/enter-missing-orders.js';
import { EnterPaymentChanges } from './use-cases/enter-payment-changes.js';
import { EnterSale } from './use-cases/enter-sale.js';
import { EnterStoredOrder } from './use-cases/enter-stored-order.js';
import { LedgerCalendar } from './use-cases/ledger-calendar.js';

/** The books: what the shop earned, gave back and paid, day by day. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(BOOKS_ENTITIES)],
  controllers: [BooksController],
  providers: [
    { provide: BookQueries, useClass: PostgresBookQueries },
    { provide: LedgerEntries, useClass: PostgresLedgerEntries },
    { provide: MissingEntries, useClass: PostgresMissingEntries },
    {
      provide: ShopTimeZone,
      inject: [ShopSettingsSource],
      useFactory: (settings: ShopSettingsSource): ShopTimeZone => ({
        current: async () => (await settings.current()).timeZone,
      }),
    },
    LedgerCalendar,
    CorrectEntries,
    EnterSale,
    EnterPaymentChanges,
    { provide: PaymentLedger, useExisting: EnterPaymentChanges },
    EnterStoredOrder,
    EnterMissingOrders,
    EnterPastOrderJob,
    MissingEntriesSchedule,
  ],
  exports: [EnterSale, PaymentLedger],
})
export class BooksModule {}
