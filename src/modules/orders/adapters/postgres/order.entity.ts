import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CURRENCY } from '../../../../../common/contract/order.js';
import { HOLDING_PAYMENTS } from '../../../../../common/contract/order-payment.js';
import type { OrderStatus } from '../../domain/order-status.js';
import type { PaymentStatus } from '../../domain/order-payment.js';

/** Pending orders that wait for a decision about their money, as a condition; `of` is the alias with its dot. */
export const heldOrders = (of = '') =>
  `${of}status = 'pending' AND ${of}payment_status IN (${HOLDING_PAYMENTS.map((each) => `'${each}'`).join(', ')})`;

/** An order; at most one per checkout and per payment. */
@Entity('orders')
@Check(
  'orders_status_check',
  `status IN ('pending', 'shipped', 'delivered', 'canceled', 'returned')`,
)
@Check(
  'orders_payment_status_check',
  `payment_status IN ('paid', 'fraud_warning', 'refunding', 'partially_refunded', 'refunded', 'refund_failed', 'disputed', 'dispute_lost')`,
)
@Check('orders_total_cents_check', 'total_cents > 0')
@Check('orders_lost_cents_check', 'lost_cents >= 0 AND lost_cents <= total_cents')
@Check(
  'orders_part_refunded_cents_check',
  'part_refunded_cents >= 0 AND part_refunded_cents <= total_cents',
)
@Check('orders_shipping_cents_check', 'shipping_cents >= 0')
@Check('orders_discount_cents_check', 'discount_cents >= 0')
@Check('orders_tax_cents_check', 'shipping_tax_cents >= 0 AND shipping_tax_cents <= tax_cents')
@Check('orders_return_days_check', 'return_days >= 0')
@Index('orders_number', ['number'], { unique: true })
@Index('orders_checkout', ['checkoutId'], { unique: true })
@Index('orders_transaction', ['transactionId'], { unique: true })
@Index('orders_user_id', { synchronize: false })
@Index('orders_country', ['country'])
@Index('orders_created', ['createdAt', 'id'])
@Index('orders_total', ['totalCents', 'id'])
@Index('orders_status_created', ['status', 'createdAt', 'id'])
@Index('orders_status_number', ['status', 'number'])
@Index('orders_status_total', ['status', 'totalCents', 'id'])
@Index('orders_payment_created', ['paymentStatus', 'createdAt', 'id'])
@Index('orders_held', ['createdAt', 'id'], { where: heldOrders() })
@Index('orders_folded', { synchronize: false })
@Index('orders_text', { synchronize: false })
@Index('orders_discount', ['discountCode', 'userId'], {
  where: `discount_code IS NOT NULL AND status <> 'canceled'`,
})
export class OrderEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The order number shown to users, counting from 100001. */
  @Column('int', { default: () => `nextval('order_number')` })
  number!: number;

  @Column('uuid')
  checkoutId!: string;

  @Column('text')
  transactionId!: string;

  @ForeignKey('users')
  @Column('uuid')
  userId!: string;

  @Column('text', { default: 'pending' })
  status!: OrderStatus;

  @Column('text', { default: 'paid' })
  paymentStatus!: PaymentStatus;

  @Column('int')
  totalCents!: number;

  @Column('int')
  shippingCents!: number;

  @Column('text', { nullable: true })
  shippingMethod!: string | null;

  @Column('int', { default: 0 })
  shippingTaxCents!: number;

  @Column('int', { default: 0 })
  discountCents!: number;

  @Column('text', { nullable: true })
  discountCode!: string | null;

  @Column('int', { default: 0 })
  taxCents!: number;

  @Column('boolean', { default: false })
  isTaxIncluded!: boolean;

  @Column('text', { default: CURRENCY })
  currency!: string;

  @Column('int', { default: 0 })
  lostCents!: number;

  /** What confirmed refunds of parts took. */
  @Column('int', { default: 0 })
  partRefundedCents!: number;

  /** How many days after delivery it can be returned; null where the order is older than this column. */
  @Column('int', { nullable: true })
  returnDays!: number | null;

  @Column('text')
  fullName!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  @Column('text')
  address!: string;

  @Column('text')
  city!: string;

  @Column('text')
  state!: string;

  @Column('text')
  zip!: string;

  /** Null for an order of an earlier release: that of the shop. */
  @Column('text', { nullable: true })
  country!: string | null;

  @Column('timestamptz')
  createdAt!: Date;
}

/** Number of orders of a status: the sum over its shards. */
@Entity('order_count', { comment: 'orders by status, spread so that writers do not queue' })
export class OrderCountEntity {
  @PrimaryColumn('text')
  status!: OrderStatus;

  @PrimaryColumn('smallint')
  shard!: number;

  @Column('bigint')
  count!: string;
}
