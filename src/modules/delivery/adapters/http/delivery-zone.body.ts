import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { deliveryRules } from '../../../../../common/contract/delivery.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

const { name, regions, methods } = deliveryRules;
const ids = 'Ids must be ids of methods';

/** A country of a zone, or some of its states. */
export class ZoneRegionBody {
  /** Two letters of ISO 3166-1; null for the country of the shop. */
  @IsOptional()
  @IsString({ message: regions.unknownCountry })
  @ApiProperty({ type: String, nullable: true })
  country!: string | null;

  /** Codes or names; empty for the whole country. */
  @IsString({ each: true, message: regions.unknownState })
  @ArrayMaxSize(regions.max, { message: regions.invalid })
  @IsArray({ message: regions.invalid })
  states!: string[];
}

export class NewDeliveryZoneBody {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @ValidateNested({ each: true })
  @Type(() => ZoneRegionBody)
  @ArrayMaxSize(regions.max, { message: regions.invalid })
  @ArrayMinSize(1, { message: regions.required })
  @IsArray({ message: regions.required })
  @ApiProperty({ type: [ZoneRegionBody] })
  regions!: ZoneRegionBody[];
}

/** Any subset of the fields of a zone. */
export class EditDeliveryZoneBody extends PartialType(NewDeliveryZoneBody, {
  skipNullProperties: false,
}) {
  /** The version the admin saw; any other than the present one is refused. */
  @IsSeenVersion()
  version!: number;
}

export class MethodOrderBody {
  /** The ids of all methods of the zone, in their new order. */
  @IsUUID(undefined, { each: true, message: ids })
  @ArrayMaxSize(methods.max, { message: ids })
  @IsArray({ message: ids })
  ids!: string[];
}

/** The regions as the domain has them. */
export const toRegions = (regions: readonly ZoneRegionBody[]) =>
  regions.map(({ country, states }) => ({ country: country ?? null, states }));
