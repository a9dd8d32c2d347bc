import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CardProviderModule } from '../payment/card-provider.module.js';
import { CheckoutEntity } from './adapters/postgres/checkout.entity.js';
import { PostgresStoredIntents } from './adapters/postgres/postgres-stored-intents.js';
import { StoredIntents } from './ports/reconciliation.js';
import { FindRealPayments } from './use-cases/find-real-payments.js';

/** Tells a shop that has sold from one that was tried, for its start and for the command line. */
@Module({
  imports: [TypeOrmModule.forFeature([CheckoutEntity]), CardProviderModule],
  providers: [FindRealPayments, { provide: StoredIntents, useClass: PostgresStoredIntents }],
  exports: [FindRealPayments, StoredIntents],
})
export class RealPaymentsModule {}
