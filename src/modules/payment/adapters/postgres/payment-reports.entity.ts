import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DisputeStatus } from '../../domain/dispute.js';

/** SQL for disputes that may still change what they take: the condition of their partial index. */
export const UNSETTLED = `status IN ('needs_answer', 'under_review') OR status = 'won' AND withdrawn_cents <> 0
  OR status = 'lost' AND withdrawn_cents = 0`;

/** A dispute of a payment, as the provider last reported it. */
@Entity('dispute')
@Index('dispute_opened', ['openedAt'])
@Index('dispute_unsettled', ['intentId'], { where: UNSETTLED })
@Index('dispute_intent', ['intentId'])
@Index('dispute_open', ['answerBy'], { where: `status IN ('needs_answer', 'under_review')` })
@Check('dispute_amount_cents_check', 'amount_cents > 0')
@Check('dispute_status_check', `status IN ('needs_answer', 'under_review', 'won', 'lost')`)
export class DisputeEntity {
  @PrimaryColumn('text', { comment: "the provider's id" })
  id!: string;

  @Column('text')
  intentId!: string;

  @Column('int')
  amountCents!: number;

  /** Taken from the shop's balance by now. */
  @Column('int', { default: 0 })
  withdrawnCents!: number;

  @Column('text')
  reason!: string;

  @Column('text')
  status!: DisputeStatus;

  @Column('timestamptz', { nullable: true })
  answerBy!: Date | null;

  @Column('timestamptz')
  openedAt!: Date;
}

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
