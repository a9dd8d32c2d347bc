import { ApiProperty } from '@nestjs/swagger';
import {
  type Carrier,
  carrierNameOf,
  CARRIERS,
  trackingLinkOf,
} from '../../../../../common/contract/parcel.js';
import type { LineUnits, Parcel } from '../../domain/parcel.js';

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
