import {
  keyOf,
  isLookupNeeded,
  requestedRefund,
  type Refund,
  remainingRefund,
  retried,
  withKeyUsed,
  withProviderUpdate,
} from './refund.js';

const AT = new Date('2026-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;
const requested = requestedRefund({
  id: 'r1',
  intentId: 'pi_1',
  orderId: 'o1',
  amountCents: 4_200,
  reason: 'canceled',
});
const failed: Refund = { ...requested, status: 'failed', error: 'expired card', keyUsedAt: AT };

it('follows the provider, also where the bank takes refunded back', () => {
  const sent = withProviderUpdate(requested, { status: 'pending', failure: null });
  expect(sent).toMatchObject({ status: 'sent', error: null });
  const refused = withProviderUpdate(sent, { status: 'failed', failure: 'expired card' });
  expect(refused).toMatchObject({ status: 'failed', error: 'expired card' });
  const refunded = withProviderUpdate(refused, { status: 'succeeded', failure: null });
  expect(refunded).toMatchObject({ status: 'refunded', error: null });
  const returned = withProviderUpdate(refunded, { status: 'failed', failure: 'sent back' });
  expect(returned).toMatchObject({ status: 'failed', error: 'sent back' });
});

it('is the same where the provider tells nothing new', () => {
  expect(withProviderUpdate(failed, { status: 'failed', failure: 'other words' })).toBe(failed);
});

it('is retried under a fresh key, and only once it failed', () => {
  expect(retried(failed)).toEqual({ ...requested, keyNumber: 2 });
  expect(keyOf(requested)).toBe('refund-r1-1');
  expect(keyOf(retried(failed))).toBe('refund-r1-2');
  for (const status of ['requested', 'sent', 'refunded'] as const) {
    expect(() => retried({ ...requested, status })).toThrow('This order has no failed refund.');
  }
  expect(() => retried({ ...requested, orderId: null })).toThrow(
    'This payment has no failed refund.',
  );
});

it('remembers the first use of its key', () => {
  const used = withKeyUsed(requested, AT);
  expect(used.keyUsedAt).toBe(AT);
  expect(withKeyUsed(used, new Date(0))).toBe(used);
});

it('is looked up first under a second key, and once the first is older than 20 hours', () => {
  const now = new Date(AT.getTime() + 20 * HOUR_MS);
  expect(isLookupNeeded(requested, now)).toBe(false);
  expect(isLookupNeeded(withKeyUsed(requested, AT), now)).toBe(false);
  expect(isLookupNeeded(withKeyUsed(requested, AT), new Date(now.getTime() + 1))).toBe(true);
  expect(isLookupNeeded(retried(failed), now)).toBe(true);
});

it.each([
  [0, 4_200],
  [1_000, 3_200],
  [4_200, 0],
  [5_000, 0],
])('after %i cents were given back by hand, %i are left, under their own key', (given, left) => {
  const payment = { amountCents: 4_200, refundedCents: given };
  expect(remainingRefund(requested, payment)).toEqual({ cents: left, key: `refund-r1-1-${left}` });
});
