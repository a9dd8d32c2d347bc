import { ApiProperty } from '@nestjs/swagger';
import { TAXED_CLASSES, type TaxedClass } from '../../../../../common/contract/tax.js';
import type { TaxRate } from '../../domain/tax-rate.js';
import { percentOf } from '../../../../kernel/percent.js';

/** What products of a class are taxed with in a country or one of its states. */
export class TaxRateView {
  _id!: string;
  /** As shoppers read it. */
  name!: string;
  /** Two letters of ISO 3166-1. */
  country!: string;
  /** Its code; null for the whole country. */
  state!: string | null;
  @ApiProperty({ enum: TAXED_CLASSES, enumName: 'TaxedClass' })
  taxClass!: TaxedClass;
  percent!: number;
  /** Whether delivery is taxed, too. */
  taxesDelivery!: boolean;
  /** Incremented by each edit. */
  version!: number;

  static of({ id, name, country, state, taxClass, ...rate }: TaxRate): TaxRateView {
    return {
      ...{ _id: id, name, country, state, taxClass, percent: percentOf(rate.rateMillionths) },
      ...{ taxesDelivery: rate.taxesDelivery, version: rate.version },
    };
  }
}
