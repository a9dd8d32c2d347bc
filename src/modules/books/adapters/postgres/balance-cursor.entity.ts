import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Until when balance transactions were fetched; one row. */
@Entity('balance_cursor', { comment: 'until when balance transactions were fetched' })
@Check('balance_cursor_id_check', 'id = 1')
export class BalanceCursorEntity {
  @PrimaryColumn('int')
  id!: number;

  /** When reconciliation began. */
  @Column('timestamptz')
  since!: Date;

  @Column('timestamptz')
  readUntil!: Date;
}
