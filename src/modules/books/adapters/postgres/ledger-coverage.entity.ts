import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The time whose orders are all in the books; one row. */
@Entity('ledger_coverage', { comment: 'the time whose orders are all in the books' })
@Check('ledger_coverage_id_check', 'id = 1')
export class LedgerCoverageEntity {
  @PrimaryColumn('int')
  id!: number;

  /** When the books began. */
  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  until!: Date;

  /** When all earlier orders had been entered; null before that. */
  @Column('timestamptz', { nullable: true })
  openedAt!: Date | null;

  /** The latest day that has begun, as `YYYY-MM-DD`: what is recorded since counts for no earlier one. */
  @Column('date')
  lastDay!: string;

  /** When it was seen to have begun. */
  @Column('timestamptz')
  lastDayAt!: Date;
}
