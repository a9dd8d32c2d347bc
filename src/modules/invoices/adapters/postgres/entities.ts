import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { BillingDocumentEntity } from './billing-document.entity.js';

/** The last number of the current series: one counter for invoices, one for credit notes and reversals. */
@Entity('billing_counter')
@Check('billing_counter_name_check', `name IN ('invoice', 'credit_note')`)
@Check('billing_counter_check', 'series > 0 AND last_number >= 0')
export class BillingCounterEntity {
  @PrimaryColumn('text')
  name!: 'invoice' | 'credit_note';

  @Column('int')
  series!: number;

  @Column('int')
  lastNumber!: number;
}

/** The time whose orders and refunds all have their documents; one row. */
@Entity('billing_coverage', {
  comment: 'the time whose orders and refunds all have their documents',
})
@Check('billing_coverage_id_check', 'id = 1')
export class BillingCoverageEntity {
  @PrimaryColumn('int')
  id!: number;

  /** The migration: older orders have documents only where staff have issued them. */
  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  until!: Date;
}

/** The tables of the module. */
export const INVOICES_ENTITIES = [
  BillingCounterEntity,
  BillingCoverageEntity,
  BillingDocumentEntity,
];
