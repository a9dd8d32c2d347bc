import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import {
  type Refund,
  requestedRefund,
  retried,
  withKeyUsed,
  withProviderUpdate,
} from '../domain/refund.js';
import { shrunk } from '../domain/foreign-refund.js';
import type { RefundRepository } from '../ports/refunds.js';

export interface RefundRepositoryUnderTest {
  readonly refunds: RefundRepository;
  readonly unitOfWork: UnitOfWork;
  /** A fresh id. */
  id(): string;
  /** A time after what was done before, and before what is done next. */
  later(): Date;
}

export function refundRepositoryContract(given: () => RefundRepositoryUnderTest): void {
  const add = async (orderId: string | null = given().id()) => {
    const { refunds, unitOfWork, id } = given();
    const refund = {
      id: id(),
      intentId: `pi_${id()}`,
      orderId,
      amountCents: 500,
      reason: 'test',
      requestedBy: null,
      part: null,
    };
    expect(await unitOfWork.run(() => refunds.add(requestedRefund(refund)))).toBe(true);
    return refund;
  };
  /** Applies one transition to a stored refund; returns whether that changed it. */
  const change = (refundId: string, step: (refund: Refund) => Refund) => {
    const { refunds, unitOfWork } = given();
    return unitOfWork.run(async () => {
      const before = await refunds.lock(refundId);
      const after = before && step(before);
      if (!after || after === before) return false;
      await refunds.save(after);
      return true;
    });
  };
  const tell = (
    refundId: string,
    status: 'pending' | 'succeeded' | 'failed',
    failure: string | null = null,
  ) => change(refundId, (refund) => withProviderUpdate(refund, { status, failure }));

  it('stores a refund that waits, and finds it each way', async () => {
    const refund = await add();
    const expected = { ...refund, status: 'requested', keyNumber: 1, keyUsedAt: null, error: null };
    const { refunds } = given();
    expect(await refunds.find(refund.id)).toEqual(expected);
    expect(await refunds.ofIntent(refund.intentId)).toEqual([expected]);
  });

  it('stores one refund a payment', async () => {
    const refund = await add();
    const { refunds, unitOfWork, id } = given();
    const second = { ...refund, id: id(), orderId: id() };
    expect(await unitOfWork.run(() => refunds.add(requestedRefund(second)))).toBe(false);
    expect(await refunds.ofIntent(refund.intentId)).toMatchObject([{ id: refund.id }]);
  });

  it('stores each step, also where the bank takes refunded back', async () => {
    const { id } = await add();
    const { refunds } = given();
    expect(await tell(id, 'pending')).toBe(true);
    expect(await tell(id, 'pending')).toBe(false);
    expect(await tell(id, 'failed', 'expired card')).toBe(true);
    expect(await refunds.find(id)).toMatchObject({ status: 'failed', error: 'expired card' });
    expect(await tell(id, 'succeeded')).toBe(true);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', error: null });
    expect(await tell(id, 'succeeded')).toBe(false);
    expect(await tell(id, 'failed', 'sent back')).toBe(true);
  });

  it('names the payments whose refund is worth a look', async () => {
    const [waiting, sent, refunded] = [await add(), await add(), await add()];
    const { refunds } = given();
    await tell(sent.id, 'pending');
    await tell(refunded.id, 'succeeded');
    const followed = await refunds.intentsToSync(new Date(0));
    expect(followed).toEqual(expect.arrayContaining([sent.intentId, refunded.intentId]));
    expect(followed).not.toContain(waiting.intentId);
    const young = await refunds.intentsToSync(new Date('2100-01-01'));
    expect(young).toContain(sent.intentId);
    expect(young).not.toContain(refunded.intentId);
  });

  it('names them by when it succeeded, not by when it was requested', async () => {
    const [failed, old] = [await add(), await add()];
    await tell(failed.id, 'failed', 'no');
    const { refunds, later } = given();
    const since = later();
    await change(failed.id, retried);
    await tell(failed.id, 'succeeded');
    const young = await refunds.intentsToSync(since);
    expect([young.includes(failed.intentId), young.includes(old.intentId)]).toEqual([true, false]);
  });

  it('stores a retry of what failed, with a fresh key', async () => {
    const { id } = await add();
    const { refunds } = given();
    await expect(change(id, retried)).rejects.toThrow('This order has no failed refund.');
    await change(id, (refund) => withKeyUsed(refund, new Date()));
    expect((await refunds.find(id))?.keyUsedAt).toBeInstanceOf(Date);
    await tell(id, 'failed', 'no');
    expect(await change(id, retried)).toBe(true);
    expect(await refunds.find(id)).toMatchObject({
      status: 'requested',
      keyNumber: 2,
      keyUsedAt: null,
    });
  });

  it('knows what is left of a payment while its refund stands, and of no other', async () => {
    const { id, intentId } = await add();
    const { refunds } = given();
    const left = () => refunds.leftCents(intentId);
    expect(await left()).toBe(0);
    await tell(id, 'failed', 'no');
    expect(await left()).toBe(500);
    await change(id, retried);
    expect(await left()).toBe(0);
    await tell(id, 'succeeded');
    await tell(id, 'failed', 'sent back');
    expect(await left()).toBe(500);
  });

  it('stores a part with its lines, finds it by its id, and follows it', async () => {
    const { refunds, unitOfWork, id } = given();
    const whole = await add();
    await tell(whole.id, 'failed', 'no');
    const part: Refund = requestedRefund({
      ...whole,
      id: id(),
      orderId: id(),
      amountCents: 300,
      requestedBy: id(),
      part: {
        requestKey: id(),
        providerId: null,
        deliveryCents: 100,
        isRestocked: false,
        withheld: null,
        lines: [{ lineId: id(), quantity: 3, amountCents: 200 }],
      },
    });
    expect(await unitOfWork.run(() => refunds.add(part))).toBe(true);
    expect(await refunds.find(part.id)).toEqual(part);
    expect(await refunds.leftCents(whole.intentId)).toBe(200);
    await expect(change(whole.id, retried)).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    });
    expect(await tell(part.id, 'pending')).toBe(true);
    expect(await refunds.find(part.id)).toEqual({ ...part, status: 'sent' });
    expect(await refunds.intentsToSync(new Date('2100-01-01'))).toContain(whole.intentId);
  });

  it('stores what becomes smaller, also to nothing', async () => {
    const { refunds, unitOfWork, id } = given();
    const whole = await add();
    await change(whole.id, (refund) => shrunk(refund, 300));
    expect(await refunds.find(whole.id)).toMatchObject({ amountCents: 300, keyNumber: 2 });
    expect(await refunds.leftCents(whole.intentId)).toBe(200);
    const part: Refund = requestedRefund({
      ...whole,
      id: id(),
      orderId: id(),
      amountCents: 200,
      requestedBy: id(),
      part: {
        requestKey: id(),
        providerId: null,
        deliveryCents: 100,
        isRestocked: false,
        lines: [],
        withheld: { cents: 0, reason: null },
      },
    });
    await unitOfWork.run(() => refunds.add(part));
    for (const each of [whole, part]) await change(each.id, (refund) => shrunk(refund, 0));
    expect(await refunds.find(whole.id)).toMatchObject({ amountCents: 0, status: 'refunded' });
    expect((await refunds.find(part.id))?.part).toMatchObject({
      withheld: { cents: 200, reason: 'refunded' },
    });
    expect(await refunds.leftCents(whole.intentId)).toBe(500);
  });

  it('does not know a refund that is not there', async () => {
    const { refunds, unitOfWork, id } = given();
    expect(await refunds.find(id())).toBeUndefined();
    expect(await refunds.ofIntent('pi_none')).toEqual([]);
    expect(await refunds.leftCents('pi_none')).toBeUndefined();
    expect(await unitOfWork.run(() => refunds.lock(id()))).toBeUndefined();
  });
}
