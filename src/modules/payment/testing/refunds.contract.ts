import { randomUUID } from 'node:crypto';
import type { Refunds } from '../ports/refunds.js';

export interface RefundsUnderTest {
  readonly refunds: Refunds;
  /** The provider refuses the refund of a payment. */
  fail(intentId: string): Promise<void>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function refundsContract(make: () => RefundsUnderTest): void {
  const newRefund = (orderId: string | null = randomUUID()) => ({
    intentId: `pi_${randomUUID()}`,
    orderId,
    amountCents: 500,
    reason: 'order 1 canceled',
  });

  it('keeps what is requested, once a payment', async () => {
    const { refunds, inTransaction } = make();
    const refund = newRefund(null);
    await inTransaction(() => refunds.request(refund));
    const found = await refunds.findByIntent(refund.intentId);
    expect(found).toEqual({
      ...refund,
      id: expect.any(String),
      status: 'requested',
      keyNumber: 1,
      keyUsedAt: null,
      error: null,
    });
    await inTransaction(() => refunds.request({ ...refund, amountCents: 900, reason: 'again' }));
    expect(await refunds.findByIntent(refund.intentId)).toEqual(found);
  });

  it('does not know the refund of another payment', async () => {
    expect(await make().refunds.findByIntent('pi_none')).toBeUndefined();
  });

  it('sends again what failed, under a fresh key, and nothing else', async () => {
    const { refunds, fail, inTransaction } = make();
    const refund = newRefund();
    const retry = (orderId: string) => inTransaction(() => refunds.retry(orderId));
    await inTransaction(() => refunds.request(refund));
    const refused = { code: 'nothing_to_retry', message: 'This order has no failed refund.' };
    for (const orderId of [refund.orderId!, randomUUID(), 'nonsense']) {
      await expect(retry(orderId)).rejects.toMatchObject(refused);
    }
    await fail(refund.intentId);
    await retry(refund.orderId!);
    expect(await refunds.findByIntent(refund.intentId)).toMatchObject({
      status: 'requested',
      keyNumber: 2,
      error: null,
    });
  });
}
