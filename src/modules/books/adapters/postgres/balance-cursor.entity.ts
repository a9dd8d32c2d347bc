import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { CENTS } from './cents-column.js';

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

  /** What the account had before; null until it was read. */
  @Column({ ...CENTS, nullable: true })
  openingCents!: number | null;

  /** What the provider had when it was last asked, and what all movements came to by then. */
  @Column({ ...CENTS, nullable: true })
  providerCents!: number | null;

  @Column({ ...CENTS, nullable: true })
  balanceCents!: number | null;

  @Column('timestamptz', { nullable: true })
  balanceAt!: Date | null;

  /** Both sides were compared until then; null before the first time. */
  @Column('timestamptz', { nullable: true })
  comparedUntil!: Date | null;

  /** When a run last ended, with the comparison and the balance; null before the first. */
  @Column('timestamptz', { nullable: true })
  fetchedAt!: Date | null;
}
