import { ApiProperty, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import {
  DELIVERY_PRICE_KINDS,
  type DeliveryPriceKind,
  deliveryRules,
} from '../../../../../common/contract/delivery.js';
import { toDollars } from '../../../../kernel/money.js';
import {
  LargestValue,
  listSize,
  objectSize,
  textSize,
} from '../../../../platform/http/body-size.js';
import { NestedObjects, Trimmed } from '../../../../platform/http/validators.js';
import { IsSeenVersion } from '../../../../platform/http/version-number.js';
import type { DeliveryMethod, DeliveryPrice } from '../../domain/delivery-method.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';

const { name, regions, methods } = deliveryRules;
const ids = 'Ids must be ids of methods';

/** Of one text in a region: a country, or a state by code or name. */
const PLACE = textSize(5);
/** Twenty states of each country: more than the world has. */
const REGIONS = listSize(regions.max, objectSize({ country: PLACE, states: listSize(20, PLACE) }));

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

  @LargestValue(REGIONS)
  @NestedObjects(() => ZoneRegionBody, regions.invalid)
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

export class WeightStepView {
  upToGrams!: number;
  /** In dollars. */
  price!: number;
}

/** How a method is priced; null what its kind does not have. In dollars. */
export class DeliveryPriceView {
  @ApiProperty({ enum: DELIVERY_PRICE_KINDS, enumName: 'DeliveryPriceKind' })
  kind!: DeliveryPriceKind;
  amount!: number | null;
  /** The lines less discount from which it is free. */
  freeFrom!: number | null;
  @ApiProperty({ type: [WeightStepView], nullable: true })
  steps!: WeightStepView[] | null;

  static of(price: DeliveryPrice): DeliveryPriceView {
    const { kind } = price;
    switch (kind) {
      case 'flat':
        return { kind, amount: toDollars(price.cents), freeFrom: null, steps: null };
      case 'free_from': {
        const { cents, freeFromCents } = price;
        return { kind, amount: toDollars(cents), freeFrom: toDollars(freeFromCents), steps: null };
      }
      case 'by_weight': {
        const steps = price.steps.map((step) => ({
          upToGrams: step.upToGrams,
          price: toDollars(step.cents),
        }));
        return { kind, amount: null, freeFrom: null, steps };
      }
    }
  }
}

export class DeliveryMethodView {
  _id!: string;
  /** The id of its zone. */
  zone!: string;
  name!: string;
  price!: DeliveryPriceView;
  /** Working days from the order until its delivery; null where nothing is promised. */
  daysFrom!: number | null;
  daysTo!: number | null;
  /** Whether shoppers can choose it. */
  isActive!: boolean;
  /** Incremented by each edit. */
  version!: number;

  static of(method: DeliveryMethod, zone: string): DeliveryMethodView {
    const { id, name, price, daysFrom, daysTo, isActive, version } = method;
    return {
      _id: id,
      zone,
      name,
      price: DeliveryPriceView.of(price),
      daysFrom,
      daysTo,
      isActive,
      version,
    };
  }
}

export class ZoneRegionView {
  /** Two letters of ISO 3166-1; null for the country of the shop. */
  country!: string | null;
  /** Codes; empty for the whole country. */
  states!: string[];
}

/** A delivery zone with its methods, in the order in which shoppers see them. */
export class DeliveryZoneView {
  _id!: string;
  name!: string;
  regions!: ZoneRegionView[];
  methods!: DeliveryMethodView[];
  /** Incremented by each edit of name and regions. */
  version!: number;

  static of({ id, name, regions, methods, version }: DeliveryZone): DeliveryZoneView {
    return {
      _id: id,
      name,
      version,
      regions: regions.map(({ country, states }) => ({ country, states: [...states] })),
      methods: methods.map((method) => DeliveryMethodView.of(method, id)),
    };
  }
}
