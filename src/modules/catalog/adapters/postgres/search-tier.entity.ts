import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a tier of the search ends; without a row all products are in the first tier. */
@Entity('search_tier')
export class SearchTierEntity {
  @PrimaryColumn('int')
  tier!: number;

  /** The least popularity of its products, see the function `search_popularity`. */
  @Column('double precision')
  floor!: number;
}
