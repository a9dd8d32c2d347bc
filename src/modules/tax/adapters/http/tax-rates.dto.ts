import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { TAXED_CLASSES, type TaxedClass, taxRules } from '../../../../../common/contract/tax.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { millionthsOf, percentOf } from '../../../../kernel/money.js';
import { IsDecimalNumber, Trimmed } from '../../../../platform/http/validators.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type { TaxRate, TaxRateDetails, TaxRateEdit } from '../../domain/tax-rate.js';

const { name, country, state, taxClass, percent } = taxRules;

export class NewTaxRateBody {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  /** Two letters of ISO 3166-1. */
  @IsNotEmpty({ message: country.required })
  @IsString({ message: country.required })
  country!: string;

  /** By code or name; empty for the whole country. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: state.notText })
  @ApiPropertyOptional({ type: String, nullable: true })
  state?: string | null;

  @IsIn(TAXED_CLASSES, { message: taxClass.invalid })
  @ApiProperty({ enum: TAXED_CLASSES, enumName: 'TaxedClass' })
  taxClass!: TaxedClass;

  /** At most four decimals. */
  @IsDecimalNumber(percent)
  percent!: number;

  /** Whether delivery is taxed, too; true where absent. */
  @IsOptional()
  @IsBoolean({ message: 'Delivery must be true or false' })
  taxesDelivery?: boolean;
}

/** Any subset of the fields of a rate. */
export class EditTaxRateBody extends PartialType(NewTaxRateBody, { skipNullProperties: false }) {
  /** The version the admin saw; any other than the present one is refused. */
  @IsSeenVersion()
  version!: number;
}

export const toTaxRateDetails = (body: NewTaxRateBody): TaxRateDetails => ({
  name: body.name,
  country: body.country,
  state: body.state || null,
  taxClass: body.taxClass,
  rateMillionths: millionthsOf(body.percent),
  taxesDelivery: body.taxesDelivery ?? true,
});

/** The fields that were sent. */
export function toTaxRateEdit({ version, ...body }: EditTaxRateBody): TaxRateEdit {
  const changes: Complete<Partial<TaxRateDetails>> = {
    name: body.name,
    country: body.country,
    state: body.state === undefined ? undefined : body.state || null,
    taxClass: body.taxClass,
    rateMillionths: body.percent === undefined ? undefined : millionthsOf(body.percent),
    taxesDelivery: body.taxesDelivery ?? undefined,
  };
  return { ...defined(changes), seenVersion: version };
}

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
      _id: id,
      name,
      country,
      state,
      taxClass,
      percent: percentOf(rate.rateMillionths),
      taxesDelivery: rate.taxesDelivery,
      version: rate.version,
    };
  }
}
