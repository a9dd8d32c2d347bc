import { SeededRandom } from '../../../../test/support/seeded-random.js';
import { makeQuote } from '../../checkout/domain/quote/make-quote.js';
import { creditedItemsOf, orderedItemsOf } from '../../invoices/index.js';
import { amountsOfOrder, amountsOfRefund } from '../domain/ledger-amounts.js';
import { type LedgerAmount, summed } from '../domain/ledger-entry.js';

type Refund = Parameters<typeof creditedItemsOf>[1];
type Order = ReturnType<typeof randomOrder>;

const RATES = [0, 1, 40_000, 88_750, 200_000, 333_333];
const sumOf = (amounts: readonly LedgerAmount[]) =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** How far the tax of a rate is from what the rate takes of the net amount, in cents: each item rounds its own. */
function farthestTax(amounts: readonly LedgerAmount[]): number {
  const distances = RATES.map((rate) => {
    const ofRate = amounts.filter(({ taxRate }) => taxRate === (rate || null));
    const tax = sumOf(ofRate.filter(({ kind }) => kind === 'tax'));
    return Math.abs(tax - ((sumOf(ofRate) - tax) * rate) / 1_000_000);
  });
  return Math.max(...distances);
}

/** An order with odd prices, a discount, a delivery and taxes, as the quote makes it. */
function randomOrder(random: SeededRandom) {
  const lines = Array.from({ length: random.between(1, 4) }, (_, nth) => ({
    productId: `p${nth}`,
    name: `P${nth}`,
    image: null,
    priceCents: random.between(1, 9_999),
    quantity: random.between(1, 5),
  }));
  const rate = () => RATES[random.between(0, RATES.length - 1)]!;
  const isTaxIncluded = random.next() < 0.5;
  const tax = { isIncluded: isTaxIncluded, lines: lines.map(rate), delivery: rate() };
  const deliveryCents = random.between(0, 900);
  const quote = makeQuote({
    lines,
    tax,
    discount: {
      code: 'CODE',
      productIds: null,
      value: { kind: 'amount', cents: random.between(0, 3_000) },
    },
    delivery: {
      methodId: 'm',
      name: 'Standard',
      daysFrom: 1,
      daysTo: 2,
      priceFor: () => deliveryCents,
    },
  });
  const { delivery, taxCents } = quote.pricing;
  const order = {
    lines: quote.lines.map((line, nth) => ({ ...line, id: `l${nth}` })),
    shippingCents: delivery?.chargeCents ?? 0,
    shippingMethod: 'Standard',
    shippingTaxCents: delivery?.taxCents ?? 0,
    taxCents,
    isTaxIncluded,
  };
  const content = orderedItemsOf(order, { lines: tax.lines, delivery: tax.delivery });
  return { ...order, content, totalCents: quote.totalCents };
}

/** Parts of the order, some with free amounts, and in the end the rest of it: all of the payment. */
function randomRefunds(random: SeededRandom, { totalCents, ...order }: Order): Refund[] {
  const refunds: Refund[] = [];
  let left = totalCents;
  const add = (amountCents: number, part: Refund['part']) => {
    if (amountCents <= 0 || amountCents > left) return;
    left -= amountCents;
    refunds.push({ id: `r${refunds.length}`, amountCents, part });
  };
  for (const { id: lineId, quantity, priceCents, discountCents, taxCents } of order.lines) {
    const units = random.between(0, quantity);
    const net = priceCents * quantity - discountCents + (order.isTaxIncluded ? 0 : taxCents);
    const amountCents = Math.floor((net * units) / quantity);
    if (units === 0) continue;
    add(amountCents, { lines: [{ lineId, quantity: units, amountCents }], deliveryCents: 0 });
  }
  const free = random.between(0, 500);
  if (random.next() < 0.3) add(free, { lines: [], deliveryCents: 0 });
  const deliveryCents = order.shippingCents + (order.isTaxIncluded ? 0 : order.shippingTaxCents);
  if (random.next() < 0.3) add(deliveryCents, { lines: [], deliveryCents });
  add(left, null);
  return refunds;
}

it('come to the cent of 5,000 random orders and their refunds', () => {
  // Repeated by `npx jest --seed`.
  const seed = jest.getSeed();
  const random = new SeededRandom(seed);
  for (let run = 0; run < 5_000; run++) {
    const order = randomOrder(random);
    const where = `--seed=${seed}, order ${run}`;
    const sold = amountsOfOrder(order.content);
    const taxes = sold.filter(({ kind }) => kind === 'tax');
    expect([where, sumOf(sold), sumOf(taxes)]).toEqual([where, order.totalCents, order.taxCents]);
    expect([where, farthestTax(sold) <= order.lines.length + 1]).toEqual([where, true]);
    const refunds = randomRefunds(random, order);
    const given = refunds.map((refund) => {
      const amounts = amountsOfRefund(creditedItemsOf(order, refund, refunds));
      expect([where, sumOf(amounts)]).toEqual([where, -refund.amountCents]);
      return amounts;
    });
    expect([where, sumOf(summed(given.flat()))]).toEqual([where, -order.totalCents]);
    const isByLines = refunds.every(({ part }) => !part || part.lines.length > 0);
    const back = given.flat().filter(({ component }) => component === 'tax');
    if (isByLines) expect([where, sumOf([...taxes, ...back])]).toEqual([where, 0]);
  }
});
