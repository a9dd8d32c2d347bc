import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { columns, type RowOf } from '../../../../platform/database/fields.js';
import type {
  Checkout,
  CheckoutLine,
  CheckoutPricing,
  CheckoutStatus,
} from '../../domain/checkout.js';
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

  @Column('text', { nullable: true })
  network!: string | null;
}

const PROPERTIES = {
  id: true,
  userId: true,
  status: true,
  version: true,
  lines: true,
  pricing: true,
  totalCents: true,
  customerDetails: true,
  intentId: true,
  origin: true,
  network: true,
  heldUntil: true,
  createdAt: true,
} satisfies Record<keyof Checkout, true>;

// Object.keys returns string[].
const CHECKOUT_PROPERTIES = Object.keys(PROPERTIES) as (keyof Checkout)[];

/** The columns of a new row. */
export const CHECKOUT_COLUMNS = [...CHECKOUT_PROPERTIES, 'closedAt'] as const;

/** Selects the columns of the domain's checkout from the alias `checkout`. */
export const CHECKOUT_ROW = columns(CheckoutEntity, 'checkout', CHECKOUT_PROPERTIES);

/** What remains of a checkout's pricing when its details are cleared. */
export const WITHOUT_DESTINATION = () => `jsonb_set(pricing, '{destination}', 'null')`;

const PRICING_OF_EARLIER_RELEASE: CheckoutPricing = {
  discountCents: 0,
  code: null,
  delivery: null,
  taxCents: 0,
  isTaxIncluded: false,
  destination: null,
};

/** Reads rows of earlier releases, too, whose lines have no discount and no tax. */
export function toCheckout(row: RowOf<typeof CHECKOUT_ROW>): Checkout {
  return {
    ...row,
    lines: row.lines.map((line) => ({ discountCents: 0, taxCents: 0, ...line })),
    pricing: row.pricing ?? PRICING_OF_EARLIER_RELEASE,
  };
}

/**
 * A column that the domain lacks is a compile-time error here; a property that the table lacks, one
 * above.
 */
export const toCheckoutRow = (checkout: Checkout) =>
  ({ ...checkout, closedAt: null }) satisfies CheckoutEntity;
