import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The time up to which payments are reconciled; a single row. */
@Entity('reconciliation_cursor')
@Check('reconciliation_cursor_one_check', 'one')
export class ReconciliationCursorEntity {
  @PrimaryColumn('boolean', { default: true })
  one!: boolean;

  @Column('timestamptz')
  reconciledTo!: Date;
}
