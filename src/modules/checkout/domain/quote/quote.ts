import { orderTotalRules } from '../../../../../common/contract/order.js';
import type { Destination } from '../../../../kernel/destination.js';
import { Money } from '../../../../kernel/money.js';
import { CartChanged, OrderTooLarge, OrderTooSmall } from '../checkout-errors.js';

/** A product that is to be paid, at the shop's price of that time. */
export interface PricedLine {
  readonly productId: string;
  readonly name: string;
  /** Unit price in cents. */
  readonly priceCents: number;
  readonly quantity: number;
  /** URL of the main image, or null where the product has none. */
  readonly image: string | null;
}

/** A line of a quote. Discount and tax are those of all its units. */
export interface CheckoutLine extends PricedLine {
  readonly discountCents: number;
  readonly taxCents: number;
  /** In millionths; absent where it is not taxed. */
  readonly taxRate?: number;
  /** Of the rate, for the invoice; absent in checkouts of earlier releases, too. */
  readonly taxName?: string;
}

/** The delivery of a quote. */
export interface QuotedDelivery {
  readonly methodId: string;
  /** As the shopper sees it. */
  readonly name: string;
  /** Working days from the order until its delivery; null where nothing is promised. */
  readonly daysFrom: number | null;
  readonly daysTo: number | null;
  /** What the shopper pays for it; less than the method's price where a code gives it free. */
  readonly chargeCents: number;
  readonly taxCents: number;
  /** In millionths; absent where it is not taxed. */
  readonly taxRate?: number;
  /** Of the rate, for the invoice; absent in checkouts of earlier releases, too. */
  readonly taxName?: string;
}

/** What a purchase costs or saves beside the prices of its lines. */
export interface CheckoutPricing {
  /** The sum of the lines' discounts. */
  readonly discountCents: number;
  /** The discount code, or null. */
  readonly code: string | null;
  /** Null where no method was chosen, and nothing is charged. */
  readonly delivery: QuotedDelivery | null;
  /** The sum of the lines' taxes and the delivery's. */
  readonly taxCents: number;
  /** Whether prices and delivery contain the tax; otherwise it is added to the total. */
  readonly isTaxIncluded: boolean;
  /** Its state and ZIP are null where no price depends on them; null for a checkout of an earlier release. */
  readonly destination: Destination | null;
}

/**
 * The price of a purchase, in cents: total = lines − discount + delivery + tax that is not included.
 */
export interface Quote {
  readonly lines: readonly CheckoutLine[];
  readonly pricing: CheckoutPricing;
  readonly totalCents: number;
  /** The code gives less than it says, because a total of less cannot be paid. */
  readonly isDiscountLimited: boolean;
}

/** What of a quote a checkout stores. */
export type StoredQuote = Omit<Quote, 'isDiscountLimited'>;

/** Whether two quotes, with lines in any order, are the same purchase at the same prices. */
export function isSameQuote(one: StoredQuote, other: StoredQuote): boolean {
  return (
    one.totalCents === other.totalCents &&
    hasSameLines(one.lines, other.lines) &&
    hasSamePricing(one.pricing, other.pricing)
  );
}

function hasSameLines(one: readonly CheckoutLine[], other: readonly CheckoutLine[]): boolean {
  const byId = new Map(other.map((line) => [line.productId, line]));
  return (
    one.length === other.length &&
    one.every((line) => {
      const twin = byId.get(line.productId);
      return (
        twin !== undefined &&
        AMOUNTS.every((amount) => line[amount] === twin[amount]) &&
        hasSameRate(line, twin)
      );
    })
  );
}

/** The invoice has the rate, also where another one makes the same cents. */
const hasSameRate = (
  one: Pick<CheckoutLine, 'taxRate'> | null,
  other: Pick<CheckoutLine, 'taxRate'> | null,
): boolean => (one?.taxRate ?? 0) === (other?.taxRate ?? 0);

const AMOUNTS = ['quantity', 'priceCents', 'discountCents', 'taxCents'] as const;

function hasSamePricing(one: CheckoutPricing, other: CheckoutPricing): boolean {
  return (
    one.code === other.code &&
    one.isTaxIncluded === other.isTaxIncluded &&
    one.taxCents === other.taxCents &&
    isSameDelivery(one.delivery, other.delivery) &&
    isSamePlace(one.destination, other.destination)
  );
}

/** A checkout of an earlier release has no method, and its delivery costs nothing. */
function isSameDelivery(one: QuotedDelivery | null, other: QuotedDelivery | null): boolean {
  const isSameMethod = !one || !other || one.methodId === other.methodId;
  const isSameCharge = (one?.chargeCents ?? 0) === (other?.chargeCents ?? 0);
  return isSameMethod && isSameCharge && hasSameRate(one, other);
}

/** A checkout of an earlier release has no country where no price depends on the address. */
function isSamePlace(one: Destination | null, other: Destination | null): boolean {
  const isSameCountry = !one || !other || one.country === other.country;
  return isSameCountry && hasSame('state', one, other) && hasSame('zip', one, other);
}

const hasSame = (
  part: 'state' | 'zip',
  one: Destination | null,
  other: Destination | null,
): boolean => (one?.[part] ?? null) === (other?.[part] ?? null);

const SMALLEST = Money.ofDollars(orderTotalRules.min);
const LARGEST = Money.ofDollars(orderTotalRules.max);

/**
 * Checks a quote before a payment begins. `amountCents` is what the shopper saw; it is compared,
 * never charged.
 * @throws CartChanged, OrderTooSmall, OrderTooLarge
 */
export function assertPayable({ totalCents }: Quote, amountCents: number): void {
  if (totalCents !== amountCents) throw new CartChanged(totalCents);
  if (totalCents < SMALLEST.cents) throw new OrderTooSmall(SMALLEST);
  if (totalCents > LARGEST.cents) throw new OrderTooLarge(LARGEST);
}
