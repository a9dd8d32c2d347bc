import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import {
  DELIVERY_PRICE_KINDS,
  type DeliveryPriceKind,
  deliveryRules,
} from '../../../../../common/contract/delivery.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { Money } from '../../../../kernel/money.js';
import {
  IsDecimalNumber,
  IsWholeNumber,
  NestedObject,
  NestedObjects,
  Trimmed,
} from '../../../../platform/http/validators.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type {
  DeliveryMethodDetails,
  DeliveryMethodEdit,
  DeliveryPrice,
} from '../../domain/delivery-method.js';

const { name, price, freeFrom, grams, steps, days } = deliveryRules;

/** What a delivery costs up to a weight. */
export class WeightStepBody {
  /** Inclusive. */
  @IsWholeNumber(grams)
  upToGrams!: number;

  /** In dollars. */
  @IsDecimalNumber(price)
  price!: number;
}

/** How a method is priced; what its kind does not need is ignored. */
export class DeliveryPriceBody {
  @IsIn(DELIVERY_PRICE_KINDS, {
    message: `kind must be one of ${DELIVERY_PRICE_KINDS.join(', ')}`,
  })
  @ApiProperty({ enum: DELIVERY_PRICE_KINDS, enumName: 'DeliveryPriceKind' })
  kind!: DeliveryPriceKind;

  /** In dollars; for `flat` and `free_from`. */
  @ValidateIf(({ kind }: DeliveryPriceBody) => kind !== 'by_weight')
  @IsDecimalNumber(price)
  @ApiProperty({ type: Number, required: false, nullable: true })
  amount?: number | null;

  /** In dollars, of the lines less discount; for `free_from`. */
  @ValidateIf(({ kind }: DeliveryPriceBody) => kind === 'free_from')
  @IsDecimalNumber(freeFrom)
  @ApiProperty({ type: Number, required: false, nullable: true })
  freeFrom?: number | null;

  /** Each heavier than the one before; for `by_weight`. */
  @ValidateIf(({ kind }: DeliveryPriceBody) => kind === 'by_weight')
  @NestedObjects(() => WeightStepBody, 'steps must be a list of weight steps')
  @ArrayMaxSize(steps.max, { message: steps.tooMany })
  @ArrayMinSize(1, { message: steps.required })
  @IsArray({ message: steps.required })
  @ApiProperty({ type: [WeightStepBody], required: false, nullable: true })
  steps?: WeightStepBody[] | null;
}

/** The price in cents. */
export function toDeliveryPrice(body: DeliveryPriceBody): DeliveryPrice {
  const { kind } = body;
  const cents = centsOf(body.amount);
  switch (kind) {
    case 'flat':
      return { kind, cents };
    case 'free_from':
      return { kind, cents, freeFromCents: centsOf(body.freeFrom) };
    case 'by_weight':
      return {
        kind,
        steps: (body.steps ?? []).map((step) => ({
          upToGrams: step.upToGrams,
          cents: centsOf(step.price),
        })),
      };
  }
}

/** The validation has required the amounts of the kind. */
const centsOf = (dollars: number | null | undefined): number => Money.ofDollars(dollars ?? 0).cents;

class MethodFields {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @NestedObject(() => DeliveryPriceBody, price.notANumber)
  @ApiProperty({ type: DeliveryPriceBody })
  price!: DeliveryPriceBody;

  /** Working days from the order until its delivery; empty where nothing is promised. */
  @IsOptional()
  @IsWholeNumber(days)
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  daysFrom?: number | null;

  @IsOptional()
  @IsWholeNumber(days)
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  daysTo?: number | null;

  /** Whether shoppers can choose it; true where absent. */
  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false' })
  isActive?: boolean;
}

export class NewDeliveryMethodBody extends MethodFields {
  /** The id of its zone. */
  @IsString({ message: 'Zone must be the id of a zone' })
  zone!: string;
}

/** Any subset of the fields of a method; its zone stays. */
export class EditDeliveryMethodBody extends PartialType(MethodFields, {
  skipNullProperties: false,
}) {
  /** The version the admin saw; any other than the present one is refused. */
  @IsSeenVersion()
  version!: number;
}

export const toMethodDetails = (body: NewDeliveryMethodBody): DeliveryMethodDetails => ({
  name: body.name,
  price: toDeliveryPrice(body.price),
  daysFrom: body.daysFrom ?? null,
  daysTo: body.daysTo ?? null,
  isActive: body.isActive ?? true,
});

/** The fields that were sent. */
export function toMethodEdit({ version, ...body }: EditDeliveryMethodBody): DeliveryMethodEdit {
  const changes: Complete<Partial<DeliveryMethodDetails>> = {
    name: body.name,
    price: body.price && toDeliveryPrice(body.price),
    daysFrom: body.daysFrom,
    daysTo: body.daysTo,
    isActive: body.isActive ?? undefined,
  };
  return { ...defined(changes), seenVersion: version };
}
