import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CheckoutLine, CheckoutStatus } from '../../domain/checkout.js';
import type { CustomerDetails } from '../../domain/customer-details.js';

/** The purchase that a user is paying; one is open at a time. */
@Entity('checkout')
@Check('checkout_status_check', `status IN ('open', 'completed', 'released', 'refunded')`)
@Check('checkout_total_cents_check', 'total_cents > 0')
@Index('checkout_open', ['userId'], { unique: true, where: `status = 'open'` })
@Index('checkout_intent', ['intentId'], { unique: true })
@Index('checkout_holding', ['id', 'heldUntil'], { where: `status = 'open'` })
@Index('checkout_forgettable', ['heldUntil'], {
  where: `status IN ('released', 'refunded') AND customer_details IS NOT NULL`,
})
export class CheckoutEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey('users')
  @Column('uuid')
  userId!: string;

  @Column('text')
  status!: CheckoutStatus;

  @Column('int')
  version!: number;

  @Column('jsonb')
  lines!: readonly CheckoutLine[];

  @Column('int')
  totalCents!: number;

  @Column('jsonb', { nullable: true })
  customerDetails!: CustomerDetails | null;

  @Column('text', { nullable: true })
  intentId!: string | null;

  @Column('timestamptz')
  heldUntil!: Date;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('text', { nullable: true })
  origin!: string | null;
}
