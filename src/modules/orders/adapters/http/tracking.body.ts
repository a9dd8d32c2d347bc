import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { type Carrier, CARRIERS, type Tracking } from '../../../../../common/contract/parcel.js';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** Its limits depend on the carrier: `trackingErrors` knows them. */
function OptionalText(field: keyof Tracking): PropertyDecorator {
  return applyDecorators(
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
