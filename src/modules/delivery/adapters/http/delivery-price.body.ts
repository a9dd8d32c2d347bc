import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  DELIVERY_PRICE_KINDS,
  type DeliveryPriceKind,
  deliveryRules,
} from '../../../../../common/contract/delivery.js';
import { Money } from '../../../../kernel/money.js';
import { IsDecimalNumber, IsWholeNumber } from '../../../../platform/http/number-rules.js';
import type { DeliveryPrice } from '../../domain/delivery-method.js';

const { price, freeFrom, grams, steps } = deliveryRules;

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
  @ValidateNested({ each: true })
  @Type(() => WeightStepBody)
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
