import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How much of a payment is refunded. Triggers of the refunds write it, for each release alike. */
@Entity('payment', { comment: 'of payments with a refund; written by triggers of the refunds' })
@Check('payment_captured_cents_check', 'captured_cents > 0')
@Check('payment_refunded_cents_check', 'refunded_cents >= 0 AND refunded_cents <= captured_cents')
export class PaymentEntity {
  @PrimaryColumn('text')
  intentId!: string;

  @Column('int')
  capturedCents!: number;

  /** Of the refunds that have not failed. */
  @Column('int', { default: 0 })
  refundedCents!: number;
}
