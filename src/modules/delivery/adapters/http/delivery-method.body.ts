import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { deliveryRules } from '../../../../../common/contract/delivery.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import { IsWholeNumber } from '../../../../platform/http/number-rules.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import type { DeliveryMethodDetails, DeliveryMethodEdit } from '../../domain/delivery-method.js';
import { DeliveryPriceBody, toDeliveryPrice } from './delivery-price.body.js';

const { name, price, days } = deliveryRules;

class MethodFields {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @ValidateNested()
  @Type(() => DeliveryPriceBody)
  @IsDefined({ message: price.notANumber })
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
