import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TaxedClass } from '../../../../../common/contract/tax.js';

/** What products of a class are taxed with in a country or one of its states. */
@Entity('tax_rate')
@Check('tax_rate_tax_class_check', "tax_class IN ('standard', 'reduced')")
@Check('tax_rate_rate_millionths_check', 'rate_millionths BETWEEN 0 AND 1000000')
@Index('tax_rate_place', { synchronize: false })
export class TaxRateEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** Two letters of ISO 3166-1. */
  @Column('text')
  country!: string;

  /** Null for the whole country. */
  @Column('text', { nullable: true })
  state!: string | null;

  @Column('text')
  taxClass!: TaxedClass;

  @Column('int')
  rateMillionths!: number;

  @Column('boolean')
  taxesDelivery!: boolean;

  @Column('int')
  version!: number;
}

/** The tables of the module. */
export const TAX_ENTITIES = [TaxRateEntity];
