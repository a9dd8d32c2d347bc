import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CheckoutEntity } from './checkout.entity.js';

/** A time for which a checkout holds much of a product, or held any of it and was not paid. */
@Entity('hold_period')
@Index('hold_period_user', ['userId', 'productId'])
@Index('hold_period_product', ['productId', 'heldUntil'])
@Index('hold_period_end', ['heldUntil'])
export class HoldPeriodEntity {
  @PrimaryColumn('uuid')
  checkoutId!: string;

  @PrimaryColumn('uuid')
  productId!: string;

  @PrimaryColumn('timestamptz')
  heldFrom!: Date;

  @Column('timestamptz')
  heldUntil!: Date;

  @Column('uuid')
  userId!: string;

  @Column('text', { nullable: true })
  origin!: string | null;

  @Column('text', { nullable: true })
  network!: string | null;
}

/** The time up to which payments are reconciled; a single row. */
@Entity('reconciliation_cursor')
@Check('reconciliation_cursor_one_check', 'one')
export class ReconciliationCursorEntity {
  @PrimaryColumn('boolean', { default: true })
  one!: boolean;

  @Column('timestamptz')
  reconciledTo!: Date;
}

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

/** The tables of the module. */
export const CHECKOUT_ENTITIES = [
  CheckoutEntity,
  HoldPeriodEntity,
  ReconciliationCursorEntity,
  UnmatchedPaymentEntity,
];
