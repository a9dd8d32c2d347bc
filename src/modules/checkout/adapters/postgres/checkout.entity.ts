import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CheckoutLine, CheckoutPricing, CheckoutStatus } from '../../domain/checkout.js';
import type { CustomerDetails } from '../../domain/customer-details.js';
import type { PricedLine } from '../../domain/quote/quote.js';

/** A line as it is stored; one of an earlier release has neither discount nor tax. */
type StoredLine = PricedLine & Partial<CheckoutLine>;

/** The purchase that a user is paying; one is open at a time. */
@Entity('checkout')
@Check('checkout_status_check', `status IN ('open', 'completed', 'released', 'refunded')`)
@Check('checkout_total_cents_check', 'total_cents > 0')
@Index('checkout_open', ['userId'], { unique: true, where: `status = 'open'` })
@Index('checkout_intent', ['intentId'], { unique: true })
@Index('checkout_holding', ['id', 'heldUntil'], { where: `status = 'open'` })
@Index('checkout_discount', { synchronize: false })
@Index('checkout_code_holds', { synchronize: false })
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
  lines!: readonly StoredLine[];

  /** Null for a checkout of an earlier release: its total is that of its lines. */
  @Column('jsonb', { nullable: true })
  pricing!: CheckoutPricing | null;

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
