import Stripe from 'stripe';
import { StripeBalanceTransactions } from './stripe-balance-transactions.js';

const CREATED = 1_772_366_400;

const transaction = (changes: Partial<Stripe.BalanceTransaction>) => ({
  id: 'txn_1',
  type: 'charge',
  amount: 4_200,
  fee: 152,
  currency: 'usd',
  source: null,
  created: CREATED,
  available_on: CREATED + 86_400,
  ...changes,
});

/** What the adapter reads of these transactions; each page has one. */
async function read(...changes: object[]) {
  const stripe = new Stripe('sk_test');
  const all = changes.map((each, nth) => transaction({ id: `txn_${nth}`, ...each }));
  const list = jest.spyOn(stripe.balanceTransactions, 'list');
  list.mockImplementation((({ starting_after: after }: { starting_after?: string }) => {
    const next = all.findIndex(({ id }) => id === after) + 1;
    return Promise.resolve({ data: all.slice(next, next + 1), has_more: next + 1 < all.length });
  }) as never);
  const found = [];
  const provider = new StripeBalanceTransactions(stripe);
  for await (const each of provider.listCreatedSince(new Date(CREATED * 1_000))) found.push(each);
  return { found, list };
}

it('has a charge with its payment, installation and times, page by page', async () => {
  const source = {
    object: 'charge',
    id: 'ch_1',
    payment_intent: 'pi_1',
    metadata: { installation: 'this' },
  };
  const { found, list } = await read({ source }, { source: 'ch_2' });
  expect(found).toEqual([
    {
      id: 'txn_0',
      kind: 'charge',
      type: 'charge',
      amountCents: 4_200,
      feeCents: 152,
      currency: 'usd',
      sourceId: 'ch_1',
      intentId: 'pi_1',
      installation: 'this',
      refundId: null,
      createdAt: new Date(CREATED * 1_000),
      availableAt: new Date((CREATED + 86_400) * 1_000),
    },
    expect.objectContaining({ sourceId: 'ch_2', intentId: null, installation: null }),
  ]);
  expect(list.mock.calls.map(([page]) => page)).toEqual([
    { created: { gte: CREATED }, limit: 100, expand: ['data.source'] },
    expect.objectContaining({ starting_after: 'txn_0' }),
  ]);
});

it.each([
  [
    'refund_failure',
    { object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' }, metadata: { refund: 'r1' } },
    'refund',
  ],
  ['adjustment', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }, 'dispute'],
  ['adjustment', null, 'other'],
  ['payout', { object: 'payout', id: 'po_1' }, 'payout'],
  ['stripe_fee', null, 'fee'],
])('reads a %s', async (type, source, kind) => {
  const { found } = await read({ type, source });
  expect(found).toMatchObject([{ kind, type, sourceId: source?.id ?? null }]);
  expect(found[0]?.intentId).toBe(source && 'payment_intent' in source ? 'pi_1' : null);
  expect(found[0]?.refundId).toBe(source && 'metadata' in source ? 'r1' : null);
});

it('has what is available and pending of each currency', async () => {
  const stripe = new Stripe('sk_test');
  const amounts = (...all: [string, number][]) =>
    all.map(([currency, amount]) => ({ currency, amount }));
  const retrieve = jest.spyOn(stripe.balance, 'retrieve');
  retrieve.mockResolvedValue({
    available: amounts(['usd', 500], ['eur', -3]),
    pending: amounts(['usd', 20], ['gbp', 7]),
  } as never);
  expect(await new StripeBalanceTransactions(stripe).balances()).toEqual([
    { currency: 'eur', availableCents: -3, pendingCents: 0 },
    { currency: 'gbp', availableCents: 0, pendingCents: 7 },
    { currency: 'usd', availableCents: 500, pendingCents: 20 },
  ]);
});
