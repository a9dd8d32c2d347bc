import Stripe from 'stripe';
import { createdSince, ofPayment } from './stripe-lists.js';

const SINCE = new Date('2026-03-01T12:00:00Z');

/** A list of two pages, and what it was asked for. */
function twoPages() {
  const asked: object[] = [];
  const list = (params: { readonly starting_after?: string }) => {
    asked.push(params);
    const isFirst = params.starting_after === undefined;
    const data = isFirst ? [{ id: 're_1' }, { id: 're_2' }] : [{ id: 're_3' }];
    return Promise.resolve({ object: 'list' as const, url: '', data, has_more: isFirst });
  };
  return { asked, list };
}

it('reads all objects of a payment, page by page', async () => {
  const { asked, list } = twoPages();
  expect((await ofPayment(list)).map(({ id }) => id)).toEqual(['re_1', 're_2', 're_3']);
  expect(asked).toEqual([{ limit: 100 }, { limit: 100, starting_after: 're_2' }]);
});

it('reads all objects since a time, page by page', async () => {
  const { asked, list } = twoPages();
  const found = [];
  for await (const { id } of createdSince(SINCE, list)) found.push(id);
  expect(found).toEqual(['re_1', 're_2', 're_3']);
  expect(asked[0]).toEqual({ limit: 100, created: { gte: SINCE.getTime() / 1000 } });
});

it('has nothing of a payment that the provider does not know', async () => {
  const missing = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such payment',
    statusCode: 404,
  });
  expect(await ofPayment(() => Promise.reject(missing))).toEqual([]);
});
