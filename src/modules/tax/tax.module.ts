import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TaxRatesController } from './adapters/http/tax-rates.controller.js';
import { CachedTaxRates } from './adapters/postgres/cached-tax-rates.js';
import { TAX_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresTaxRateRepository } from './adapters/postgres/postgres-tax-rate-repository.js';
import { TaxRateRepository, TaxRates } from './ports/tax-rates.js';
import { AddTaxRate } from './use-cases/add-tax-rate.js';
import { DeleteTaxRate } from './use-cases/delete-tax-rate.js';
import { EditTaxRate } from './use-cases/edit-tax-rate.js';

/** What purchases are taxed with. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(TAX_ENTITIES)],
  controllers: [TaxRatesController],
  providers: [
    AddTaxRate,
    DeleteTaxRate,
    EditTaxRate,
    { provide: TaxRateRepository, useClass: PostgresTaxRateRepository },
    { provide: TaxRates, useClass: CachedTaxRates },
  ],
  exports: [TaxRates],
})
export class TaxModule {}
