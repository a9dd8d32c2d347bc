import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DiscountsController } from './adapters/http/discounts.controller.js';
import { CachedOfferedDiscounts } from './adapters/postgres/cached-offered-discounts.js';
import { DISCOUNTS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresDiscountRepository } from './adapters/postgres/postgres-discount-repository.js';
import { PostgresDiscountUses } from './adapters/postgres/postgres-discount-uses.js';
import { DiscountRepository, OfferedDiscounts } from './ports/discount-repository.js';
import { DiscountUses } from './ports/discount-uses.js';
import { AddDiscount } from './use-cases/add-discount.js';
import { CheckDiscount } from './use-cases/check-discount.js';
import { EditDiscount } from './use-cases/edit-discount.js';
import { ReserveDiscount } from './use-cases/reserve-discount.js';

/** Discount codes, and how often they are used. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(DISCOUNTS_ENTITIES)],
  controllers: [DiscountsController],
  providers: [
    AddDiscount,
    CheckDiscount,
    EditDiscount,
    ReserveDiscount,
    { provide: DiscountRepository, useClass: PostgresDiscountRepository },
    { provide: DiscountUses, useClass: PostgresDiscountUses },
    { provide: OfferedDiscounts, useClass: CachedOfferedDiscounts },
  ],
  exports: [CheckDiscount, DiscountUses, OfferedDiscounts, ReserveDiscount],
})
export class DiscountsModule {}
