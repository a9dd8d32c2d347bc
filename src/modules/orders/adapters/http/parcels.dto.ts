import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Min,
} from 'class-validator';
import {
  type Carrier,
  carrierNameOf,
  CARRIERS,
  type Tracking,
  trackingLinkOf,
  trackingRules,
} from '../../../../../common/contract/parcel.js';
import { LargestValue, textSize } from '../../../../platform/http/body-size.js';
import { MOST_LINES } from '../../../../platform/http/refund-request.dto.js';
import { BlankIsAbsent, NestedObjects, Trimmed } from '../../../../platform/http/validators.js';
import type { LineUnits, Parcel } from '../../domain/parcel.js';

/** Its limits depend on the carrier: `trackingErrors` knows them. */
function OptionalText(field: Exclude<keyof Tracking, 'carrier'>): PropertyDecorator {
  return applyDecorators(
    LargestValue(textSize(trackingRules[field].max)),
    BlankIsAbsent(),
    Trimmed(),
    IsOptional(),
    IsString({ message: `${field} must be a text` }),
  );
}

/** Who carries a parcel and how it is followed; all of it may be absent. */
export class TrackingBody {
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(CARRIERS, { message: `carrier must be one of ${CARRIERS.join(', ')}` })
  @ApiPropertyOptional({ enum: CARRIERS, enumName: 'Carrier' })
  carrier?: Carrier;

  /** Of another carrier, which needs it. */
  @OptionalText('carrierName')
  carrierName?: string;

  @OptionalText('trackingNumber')
  trackingNumber?: string;

  /** Of another carrier: the known ones have their own pages. */
  @OptionalText('trackingUrl')
  trackingUrl?: string;
}

export function toTracking(body: TrackingBody): Tracking {
  return {
    carrier: body.carrier ?? null,
    carrierName: body.carrierName ?? null,
    trackingNumber: body.trackingNumber ?? null,
    trackingUrl: body.trackingUrl ?? null,
  };
}

/** Units of an order line. */
export class ParcelLineBody {
  /** The line's `_id`. */
  @IsString({ message: 'lineId must be the id of an order line' })
  lineId!: string;

  @Min(1, { message: 'quantity must be at least 1' })
  @IsInt({ message: 'quantity must be a whole number' })
  quantity!: number;
}

/** What is shipped together. */
export class ShipParcelBody extends TrackingBody {
  /** All that is left where absent. */
  @IsOptional()
  @NestedObjects(() => ParcelLineBody, 'lines must be a list of lines')
  @ArrayUnique((line: ParcelLineBody | null) => line?.lineId, {
    message: 'lines must name each line once',
  })
  @ArrayMaxSize(MOST_LINES, { message: `lines must be at most ${MOST_LINES}` })
  @ArrayMinSize(1, { message: 'lines must name a line' })
  @IsArray({ message: 'lines must be a list of lines' })
  @ApiPropertyOptional({ minItems: 1 })
  lines?: ParcelLineBody[];
}

/** Units of an order line. */
export class ParcelLineView implements LineUnits {
  readonly lineId!: string;
  readonly quantity!: number;
}

/** A parcel of an order; times in ISO 8601. */
export class ParcelView {
  readonly _id!: string;
  /** Counts the parcels of the order from 1. */
  readonly number!: number;
  readonly lines!: ParcelLineView[];
  @ApiProperty({ enum: CARRIERS, enumName: 'Carrier', nullable: true })
  readonly carrier!: Carrier | null;
  /** As it is shown. */
  readonly carrierName!: string | null;
  readonly trackingNumber!: string | null;
  /** Where the parcel can be followed. */
  readonly trackingUrl!: string | null;
  readonly shippedAt!: string;
  readonly deliveredAt!: string | null;
}

export function toParcelView(parcel: Parcel): ParcelView {
  return {
    _id: parcel.id,
    number: parcel.number,
    lines: [...parcel.lines],
    carrier: parcel.carrier,
    carrierName: carrierNameOf(parcel),
    trackingNumber: parcel.trackingNumber,
    trackingUrl: trackingLinkOf(parcel),
    shippedAt: parcel.shippedAt.toISOString(),
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
  };
}
