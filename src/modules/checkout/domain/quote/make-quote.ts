import { orderTotalRules } from '../../../../../common/contract/order.js';
import { allocate } from '../../../../kernel/allocate.js';
import type { Destination } from '../../../../kernel/destination.js';
import { Money } from '../../../../kernel/money.js';
import { discountOf, eligibleCents, type QuoteDiscount } from './discount.js';
import type { CheckoutLine, PricedLine, Quote, QuotedDelivery } from './quote.js';
import { taxOf, type TaxRatesOfQuote } from './tax.js';

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
    return { ...line, discountCents: ofLine, taxCents, ...rateOf(tax?.lines[index]) };
  });
  const deliveryTax = taxFor(chargeCents, tax?.delivery);
  const taxCents = sum(quoted.map((line) => line.taxCents)) + deliveryTax;
  return {
    lines: quoted,
    pricing: {
      discountCents,
      code: discount?.code ?? null,
      delivery: delivery
        ? { ...quotedDelivery(delivery, chargeCents, deliveryTax), ...rateOf(tax?.delivery) }
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
function rateOf(rate: number | undefined): { readonly taxRate?: number } {
  return rate ? { taxRate: rate } : {};
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0);
}
