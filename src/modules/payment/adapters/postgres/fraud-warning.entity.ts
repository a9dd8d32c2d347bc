import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An early fraud warning of a payment, as the provider last reported it. */
@Entity('fraud_warning')
@Index('fraud_warning_intent', ['intentId'])
@Index('fraud_warning_pending', ['issuedAt'], {
  where: 'is_actionable AND dismissed_at IS NULL',
})
@Check('fraud_warning_amount_cents_check', 'amount_cents > 0')
export class FraudWarningEntity {
  @PrimaryColumn('text', { comment: "the provider's id" })
  id!: string;

  @Column('text')
  intentId!: string;

  @Column('int')
  amountCents!: number;

  @Column('text')
  fraudType!: string;

  @Column('boolean')
  isActionable!: boolean;

  @Column('timestamptz')
  issuedAt!: Date;

  @Column('timestamptz', { nullable: true })
  dismissedAt!: Date | null;
}
