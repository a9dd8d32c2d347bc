import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the provider's payments have been reconciled; one row. */
@Entity('reconciliation_cursor')
@Check('reconciliation_cursor_one_check', 'one')
export class ReconciliationCursorEntity {
  @PrimaryColumn('boolean', { default: true })
  one!: boolean;

  @Column('timestamptz')
  reconciledTo!: Date;
}
