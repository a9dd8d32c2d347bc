import { assertPayable } from './quote.js';
import { makeQuote } from './make-quote.js';

const LARGEST_CENTS = 99_999_999;

const quoteOf = (priceCents: number, quantity = 1) =>
  makeQuote({ lines: [{ productId: 'a', name: 'A', priceCents, quantity, image: null }] });

it.each([
  ['another amount', quoteOf(100), 99, 'Your cart has changed'],
  ['too little', quoteOf(49), 49, 'The smallest order is $0.50'],
  ['too much', quoteOf(LARGEST_CENTS, 2), 2 * LARGEST_CENTS, 'The largest order is $999,999.99'],
])('refuses %s', (_case, quote, amount, message) => {
  expect(() => assertPayable(quote, amount)).toThrow(
    expect.objectContaining({ kind: 'conflict', message }),
  );
});

it.each([50, LARGEST_CENTS])('takes %d cents', (cents) => {
  expect(() => assertPayable(quoteOf(cents), cents)).not.toThrow();
});
