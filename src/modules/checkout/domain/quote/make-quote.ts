import { orderTotalRules } from '../../../../../common/contract/order.js';
import type { Destination } from '../../../../kernel/destination.js';
import type { DiscountValue } from '../../../../kernel/discount-value.js';
import { allocate, Money } from '../../../../kernel/money.js';
import type { CheckoutLine, PricedLine, Quote, QuotedDelivery } from './quote.js';

const MILLION = 1_000_000;

/** The tax rates of a purchase, in millionths: 82500 is 8.25 %. */
export interface TaxRatesOfQuote {
  /** Whether the prices contain the tax. */
  readonly isIncluded: boolean;
  /** One for each line, in their order. */
  readonly lines: readonly number[];
  readonly delivery: number;
  /** What shoppers read of these rates. */
  readonly names?: { readonly lines: readonly (string | null)[]; readonly delivery: string | null };
}

/**
 * The tax on an amount in cents, rounded half up: added to it, or contained in it.
 * @param rate in millionths, at most a million
 */
export function taxOf(cents: number, rate: number, isIncluded: boolean): number {
  const divisor = isIncluded ? MILLION + rate : MILLION;
  return Math.floor((2 * cents * rate + divisor) / (2 * divisor));
}

/** A code that the purchase may use. */
export interface QuoteDiscount {
  readonly code: string;
  readonly value: DiscountValue;
  /** The products that it lowers; null for all. */
  readonly productIds: ReadonlySet<string> | null;
}

/** For each line the cents that a discount may lower: its whole price, or nothing. */
function eligibleCents(
  lines: readonly PricedLine[],
  discount: QuoteDiscount | undefined,
): number[] {
  return lines.map(({ productId, priceCents, quantity }) => {
    const isEligible = discount && (discount.productIds?.has(productId) ?? true);
    return isEligible ? priceCents * quantity : 0;
  });
}

/** What a discount takes off so many cents, rounded half up. */
function discountOf(eligible: number, value: DiscountValue | undefined): number {
  switch (value?.kind) {
    case 'percent':
      return Math.floor((eligible * value.percent + 50) / 100);
    case 'amount':
      return Math.min(eligible, value.cents);
    default:
      return 0;
  }
}

const SMALLEST_CENTS = Money.ofDollars(orderTotalRules.min).cents;

/** A delivery method; `priceFor` is given the lines less discount, in cents. */
export interface OfferedDelivery extends Pick<
  QuotedDelivery,
  'methodId' | 'name' | 'daysFrom' | 'daysTo'
> {
  readonly priceFor: (netCents: number) => number;
}

/** Everything that a price depends on. */
export interface QuoteInput {
  readonly lines: readonly PricedLine[];
  readonly discount?: QuoteDiscount;
  readonly delivery?: OfferedDelivery;
  /** Undefined where nothing is taxed. */
  readonly tax?: TaxRatesOfQuote;
  /** Where a price depends on it. */
  readonly destination?: Destination;
}

/**
 * The only place where a purchase is priced. The discount comes before the tax and is spread over
 * the eligible lines by their prices; like a free delivery, it leaves at least the smallest total
 * that can be paid. The delivery's price looks at lines less discount.
 */
export function makeQuote({ lines, discount, delivery, tax, destination }: QuoteInput): Quote {
  const goods = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));
  const eligible = eligibleCents(lines, discount);
  const wanted = discountOf(sum(eligible), discount?.value);
  const isFree = discount?.value.kind === 'free_delivery';
  const priceCents = delivery?.priceFor(goods - wanted) ?? 0;
  const missingCents = Math.max(0, SMALLEST_CENTS - goods);
  const chargeCents = isFree ? Math.min(priceCents, missingCents) : priceCents;
  const discountCents = Math.min(wanted, Math.max(0, goods + chargeCents - SMALLEST_CENTS));
  const isTaxIncluded = tax?.isIncluded ?? false;
  const taxFor = (cents: number, rate = 0) => taxOf(cents, rate, isTaxIncluded);
  const discounts = allocate(discountCents, eligible);
  const quoted = lines.map((line, index): CheckoutLine => {
    const ofLine = discounts[index] ?? 0;
    const taxCents = taxFor(line.priceCents * line.quantity - ofLine, tax?.lines[index]);
    return {
      ...line,
      discountCents: ofLine,
      taxCents,
      ...rateOf(tax?.lines[index], tax?.names?.lines[index]),
    };
  });
  const deliveryTax = taxFor(chargeCents, tax?.delivery);
  const taxCents = sum(quoted.map((line) => line.taxCents)) + deliveryTax;
  return {
    lines: quoted,
    pricing: {
      discountCents,
      code: discount?.code ?? null,
      delivery: delivery
        ? {
            ...quotedDelivery(delivery, chargeCents, deliveryTax),
            ...rateOf(tax?.delivery, tax?.names?.delivery),
          }
        : null,
      taxCents,
      isTaxIncluded,
      destination: destination ?? null,
    },
    isDiscountLimited: discountCents < wanted || (isFree && chargeCents > 0),
    totalCents: goods - discountCents + chargeCents + (isTaxIncluded ? 0 : taxCents),
  };
}

function quotedDelivery(
  { methodId, name, daysFrom, daysTo }: OfferedDelivery,
  chargeCents: number,
  taxCents: number,
): QuotedDelivery {
  return { methodId, name, daysFrom, daysTo, chargeCents, taxCents };
}

/** Nothing where nothing is taxed. */
function rateOf(
  rate: number | undefined,
  name: string | null | undefined,
): Pick<CheckoutLine, 'taxRate' | 'taxName'> {
  return rate ? { taxRate: rate, ...(name && { taxName: name }) } : {};
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0);
}
