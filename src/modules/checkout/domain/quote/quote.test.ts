import { type OfferedDelivery, makeQuote, type QuoteInput } from './make-quote.js';
import { isSameQuote, type PricedLine, type StoredQuote } from './quote.js';

const line = (change: Partial<PricedLine> = {}): PricedLine => ({
  productId: 'a',
  name: 'A',
  priceCents: 1_000,
  quantity: 2,
  image: null,
  ...change,
});
const PLACE = { country: 'US', state: 'CA', zip: '90210' };
const delivery = (price: number, methodId = 'm'): OfferedDelivery => ({
  methodId,
  name: 'Standard',
  daysFrom: 1,
  daysTo: 2,
  priceFor: () => price,
});
const BASE: QuoteInput = {
  lines: [line()],
  delivery: delivery(500),
  discount: { code: 'TEN', value: { kind: 'percent', percent: 10 }, productIds: null },
  tax: { isIncluded: false, lines: [100_000], delivery: 0 },
  destination: PLACE,
};

it.each<[string, Partial<QuoteInput>, boolean]>([
  ['the same', {}, true],
  ['renamed', { lines: [line({ name: 'B', image: '/b.png' })] }, true],
  ['nothing', { lines: [] }, false],
  ['one more', { lines: [line(), line({ productId: 'b' })] }, false],
  [
    'one more that costs nothing',
    { lines: [line(), line({ productId: 'b', priceCents: 0 })] },
    false,
  ],
  ['another product', { lines: [line({ productId: 'b' })] }, false],
  ['another quantity', { lines: [line({ quantity: 3 })] }, false],
  ['another price', { lines: [line({ priceCents: 999 })] }, false],
  [
    'the same units at half the price, twice',
    { lines: [line({ priceCents: 500, quantity: 4 })] },
    false,
  ],
  ['another method at the same price', { delivery: delivery(500, 'n') }, false],
  ['another delivery price', { delivery: delivery(501) }, false],
  ['no code', { discount: undefined }, false],
  ['another code that gives the same', { discount: { ...BASE.discount!, code: 'OTHER' } }, false],
  ['tax that is included', { tax: { ...BASE.tax!, isIncluded: true } }, false],
  ['another tax rate of the same cents', { tax: { ...BASE.tax!, lines: [100_001] } }, false],
  ['the same for its delivery', { tax: { ...BASE.tax!, delivery: 1 } }, false],
  ['another state', { destination: { ...PLACE, state: 'OR' } }, false],
  ['another ZIP code', { destination: { ...PLACE, zip: '90211' } }, false],
  ['no destination', { destination: undefined }, false],
])('is the same purchase or not: %s', (_case, change, isSame) => {
  const [one, other] = [makeQuote(BASE), makeQuote({ ...BASE, ...change })];
  expect(isSameQuote(one, other)).toBe(isSame);
  expect(isSameQuote(other, one)).toBe(isSame);
});

it('is the same as one of an earlier release, which had no method and charged nothing', () => {
  const lines = [line()];
  const [before, now] = [makeQuote({ lines }), makeQuote({ lines, delivery: delivery(0) })];
  expect(isSameQuote(before, now)).toBe(true);
  expect(isSameQuote(before, makeQuote({ lines, delivery: delivery(1) }))).toBe(false);
});

it('is the same with its lines in another order', () => {
  const lines = [line(), line({ productId: 'b', priceCents: 7 })];
  const [one, other] = [makeQuote({ lines }), makeQuote({ lines: lines.toReversed() })];
  expect(isSameQuote(one, other)).toBe(true);
});

it('is another purchase where one of several lines has other units at the same total', () => {
  const withOther = (change: Partial<PricedLine>) =>
    makeQuote({ ...BASE, lines: [line(), line({ productId: 'b', ...change })] });
  const [one, other] = [
    withOther({ priceCents: 500, quantity: 2 }),
    withOther({ priceCents: 1_000, quantity: 1 }),
  ];
  expect(one.totalCents).toBe(other.totalCents);
  expect(isSameQuote(one, other)).toBe(false);
  expect(isSameQuote(other, one)).toBe(false);
});

it('is another purchase where only the stored amount of one part differs', () => {
  const quote = makeQuote(BASE);
  const { pricing, totalCents } = quote;
  const charged = pricing.delivery!;
  const others: StoredQuote[] = [
    { ...quote, totalCents: totalCents + 1 },
    { ...quote, pricing: { ...pricing, taxCents: pricing.taxCents + 1 } },
    { ...quote, pricing: { ...pricing, isTaxIncluded: true } },
    { ...quote, pricing: { ...pricing, delivery: { ...charged, chargeCents: 499 } } },
  ];
  expect(others.map((other) => isSameQuote(quote, other))).toEqual([false, false, false, false]);
});
