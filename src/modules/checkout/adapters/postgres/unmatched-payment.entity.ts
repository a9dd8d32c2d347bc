import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment that succeeded and is neither an order nor refunded automatically. */
@Entity('unmatched_payment')
export class UnmatchedPaymentEntity {
  @PrimaryColumn('text')
  intentId!: string;

  @Column('bigint')
  amountCents!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  seenAt!: Date;
}
