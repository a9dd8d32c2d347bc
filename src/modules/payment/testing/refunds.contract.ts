import { randomUUID } from 'node:crypto';
import type { Refunds } from '../ports/refunds.js';

export interface RefundsUnderTest {
  readonly refunds: Refunds;
  /** A payment of so many cents that has no refund yet; returns its id. */
  capture(cents: number): Promise<string>;
  /** The provider refuses the last refund of a payment. */
  fail(intentId: string): Promise<void>;
  /** The last refund of a payment was made, and the bank has returned it, of which no event came. */
  returnUnnoticed(intentId: string): Promise<void>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function refundsContract(make: () => RefundsUnderTest): void {
  const newRefund = (orderId: string | null = randomUUID()) => ({
    intentId: `pi_${randomUUID()}`,
    orderId,
    amountCents: 500,
    reason: 'order 1 canceled',
    requestedBy: null,
  });

  const newPart = (intentId: string, amountCents = 200) => ({
    ...newRefund(),
    intentId,
    orderId: randomUUID(),
    amountCents,
    reason: 'damaged',
    requestedBy: randomUUID(),
    part: {
      requestKey: randomUUID(),
      providerId: null,
      lines: [{ lineId: randomUUID(), quantity: 2, amountCents: 150 }],
      deliveryCents: 50,
      isRestocked: true,
      withheld: null,
    },
  });
  const fresh = { status: 'requested', keyNumber: 1, keyUsedAt: null, error: null };

  it('keeps what is requested, once a payment', async () => {
    const { refunds, inTransaction } = make();
    const refund = newRefund(null);
    await inTransaction(() => refunds.request(refund));
    const found = await refunds.ofIntent(refund.intentId);
    expect(found).toEqual([{ ...refund, ...fresh, id: expect.any(String), part: null }]);
    await inTransaction(() => refunds.request({ ...refund, amountCents: 900, reason: 'again' }));
    expect(await refunds.ofIntent(refund.intentId)).toEqual(found);
  });

  it('does not know the refund of another payment', async () => {
    expect(await make().refunds.ofIntent('pi_none')).toEqual([]);
  });

  it('keeps each part once for each key', async () => {
    const { refunds, inTransaction, capture } = make();
    const intentId = await capture(500);
    const [first, second] = [newPart(intentId), newPart(intentId, 300)];
    await inTransaction(() => refunds.requestPart(first));
    const again = { ...second, part: { ...second.part, requestKey: first.part.requestKey } };
    await expect(inTransaction(() => refunds.requestPart(again))).rejects.toMatchObject({
      kind: 'conflict',
      code: 'refund_key_used',
    });
    await inTransaction(() => refunds.requestPart(second));
    const stored = (part: object) => ({ ...part, ...fresh, id: expect.any(String) });
    expect(await refunds.ofIntent(intentId)).toEqual([stored(first), stored(second)]);
  });

  it('never requests more than was paid', async () => {
    const { refunds, inTransaction, capture } = make();
    const intentId = await capture(500);
    await inTransaction(() => refunds.requestPart(newPart(intentId, 400)));
    await expect(
      inTransaction(() => refunds.requestPart(newPart(intentId, 101))),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'refund_exceeds_payment' });
    expect(await refunds.ofIntent(intentId)).toHaveLength(1);
  });

  it('requests what is left beside the refund of all that was left', async () => {
    const { refunds, inTransaction, capture } = make();
    const intentId = await capture(500);
    const order = { ...newRefund(), intentId, orderId: randomUUID() };
    await inTransaction(() => refunds.request({ ...order, amountCents: 200 }));
    for (const amountCents of [200, 100]) {
      await inTransaction(() => refunds.requestRest({ ...order, amountCents }));
    }
    const part = {
      requestKey: null,
      providerId: null,
      lines: [],
      deliveryCents: 0,
      isRestocked: false,
      withheld: { cents: 0, reason: null },
    };
    const rest = { ...order, ...fresh, id: expect.any(String), part };
    const parts = (await refunds.ofIntent(intentId)).filter((each) => each.part !== null);
    expect(parts).toEqual([
      { ...rest, amountCents: 200 },
      { ...rest, amountCents: 100 },
    ]);
    await expect(
      inTransaction(() => refunds.requestRest({ ...order, amountCents: 1 })),
    ).rejects.toMatchObject({ kind: 'conflict', code: 'refund_exceeds_payment' });
  });

  it('records a refund of the past as done', async () => {
    const { refunds, inTransaction } = make();
    const refund = newRefund();
    await inTransaction(() => refunds.recordPast(refund));
    await inTransaction(() => refunds.recordPast(refund));
    expect(await refunds.ofIntent(refund.intentId)).toMatchObject([{ status: 'refunded' }]);
  });

  it.each([
    [300, 'refunded'],
    [301, 'unmatched'],
  ])('enters %i cents given back by hand where 300 are left as %s', async (cents, status) => {
    const { refunds, inTransaction, capture } = make();
    const intentId = await capture(500);
    await inTransaction(() => refunds.requestPart(newPart(intentId)));
    const listed = { id: `re_${intentId}`, madeFor: null, cents } as const;
    const found = { ...listed, status: 'succeeded', failure: null } as const;
    const payment = { intentId, orderId: randomUUID(), totalCents: 500 };
    await inTransaction(() => refunds.enterForeign(found, payment));
    await inTransaction(() => refunds.enterForeign(found, payment));
    const [, entered, ...more] = await refunds.ofIntent(intentId);
    expect([entered, more]).toMatchObject([{ status, amountCents: cents, requestedBy: null }, []]);
    expect(entered!.part).toEqual({
      requestKey: null,
      providerId: found.id,
      lines: [],
      deliveryCents: 0,
      isRestocked: false,
      withheld: null,
    });
  });

  it('sends again what failed, under a fresh key, and nothing else', async () => {
    const { refunds, fail, inTransaction } = make();
    const refund = newRefund();
    await inTransaction(() => refunds.request(refund));
    const [requested] = await refunds.ofIntent(refund.intentId);
    const retry = () => inTransaction(() => refunds.retry(requested!.id));
    const refused = { code: 'nothing_to_retry', message: 'This order has no failed refund.' };
    await expect(retry()).rejects.toMatchObject(refused);
    await fail(refund.intentId);
    await retry();
    expect(await refunds.ofIntent(refund.intentId)).toMatchObject([
      { status: 'requested', keyNumber: 2, error: null },
    ]);
  });

  it('knows what the provider has of a payment once that is synced', async () => {
    const { refunds, returnUnnoticed, inTransaction } = make();
    const [returned, other] = [newRefund(), newRefund()];
    for (const each of [returned, other]) await inTransaction(() => refunds.request(each));
    await returnUnnoticed(returned.intentId);
    const states = async () =>
      (await Promise.all([returned, other].map(({ intentId }) => refunds.ofIntent(intentId))))
        .flat()
        .map(({ status }) => status);
    expect(await states()).toEqual(['refunded', 'requested']);
    for (const intentId of [returned.intentId, other.intentId, 'pi_none']) {
      await refunds.sync(intentId);
    }
    expect(await states()).toEqual(['failed', 'requested']);
  });

  it('retries no part that others have taken the money of', async () => {
    const { refunds, fail, inTransaction, capture } = make();
    const intentId = await capture(500);
    await inTransaction(() => refunds.requestPart(newPart(intentId, 300)));
    await fail(intentId);
    await inTransaction(() => refunds.requestPart(newPart(intentId, 201)));
    const [failed] = await refunds.ofIntent(intentId);
    await expect(inTransaction(() => refunds.retry(failed!.id))).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    });
    const states = (await refunds.ofIntent(intentId)).map(({ status }) => status);
    expect(states).toEqual(['failed', 'requested']);
  });
}
