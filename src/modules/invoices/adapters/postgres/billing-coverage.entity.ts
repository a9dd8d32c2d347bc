import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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
