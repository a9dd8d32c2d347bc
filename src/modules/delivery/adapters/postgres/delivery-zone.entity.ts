import { Column, Entity, PrimaryColumn } from 'typeorm';
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
