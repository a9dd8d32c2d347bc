import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryPriceKind } from '../../../../../common/contract/delivery.js';
import type { WeightStep } from '../../domain/delivery-method.js';
import type { ZoneRegion } from '../../domain/zone-region.js';

/** Where the shop delivers to. */
@Entity('delivery_zone')
export class DeliveryZoneEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** Countries, or states of them; a country of null is the shop's. */
  @Column('jsonb')
  regions!: readonly ZoneRegion[];

  @Column('int')
  version!: number;
}

/** A way of delivery into a zone. */
@Entity('delivery_method')
@Check(
  'delivery_method_price_check',
  `CASE price_kind WHEN 'flat' THEN price_cents >= 0 AND free_from_cents IS NULL AND weight_steps IS NULL
   WHEN 'free_from' THEN price_cents >= 0 AND free_from_cents > 0 AND weight_steps IS NULL
   WHEN 'by_weight' THEN price_cents IS NULL AND free_from_cents IS NULL AND weight_steps IS NOT NULL
   ELSE false END`,
)
@Check('delivery_method_days_check', 'days_from >= 0 AND days_to >= days_from')
@Index('delivery_method_zone', ['zoneId', 'position'])
export class DeliveryMethodEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => DeliveryZoneEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  zoneId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  priceKind!: DeliveryPriceKind;

  /** Null where the price depends on the weight. */
  @Column('int', { nullable: true })
  priceCents!: number | null;

  /** The lines less discount from which it is free. */
  @Column('int', { nullable: true })
  freeFromCents!: number | null;

  /** Ascending. */
  @Column('jsonb', { nullable: true })
  weightSteps!: readonly WeightStep[] | null;

  /** Working days from the order until its delivery. */
  @Column('int', { nullable: true })
  daysFrom!: number | null;

  @Column('int', { nullable: true })
  daysTo!: number | null;

  /** Whether shoppers can choose it. */
  @Column('boolean')
  isActive!: boolean;

  /** The methods of a zone are in the order of this. */
  @Column('int')
  position!: number;

  @Column('int')
  version!: number;
}

/** The tables of the module. */
export const DELIVERY_ENTITIES = [DeliveryMethodEntity, DeliveryZoneEntity];
