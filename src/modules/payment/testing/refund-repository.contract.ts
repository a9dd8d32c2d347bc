import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { RefundRepository } from '../ports/refund-repository.js';

export interface RefundRepositoryUnderTest {
  readonly refunds: RefundRepository;
  readonly unitOfWork: UnitOfWork;
  /** A fresh id. */
  id(): string;
}

/** What every `RefundRepository` must do. */
export function refundRepositoryContract(given: () => RefundRepositoryUnderTest): void {
  const add = async (orderId: string | null = given().id()) => {
    const { refunds, unitOfWork, id } = given();
    const refund = { id: id(), intentId: `pi_${id()}`, orderId, amountCents: 500, reason: 'test' };
    expect(await unitOfWork.run(() => refunds.add(refund))).toBe(true);
    return refund;
  };

  it('stores a refund that waits, and finds it each way', async () => {
    const refund = await add();
    const expected = { ...refund, status: 'requested', keyNumber: 1, keyUsedAt: null, error: null };
    const { refunds } = given();
    expect(await refunds.find(refund.id)).toEqual(expected);
    expect(await refunds.findByIntent(refund.intentId)).toEqual(expected);
    expect(await refunds.findByOrder(refund.orderId ?? '')).toEqual(expected);
  });

  it('stores one refund a payment', async () => {
    const refund = await add();
    const { refunds, unitOfWork, id } = given();
    const second = { ...refund, id: id(), orderId: id() };
    expect(await unitOfWork.run(() => refunds.add(second))).toBe(false);
    expect((await refunds.findByIntent(refund.intentId))?.id).toBe(refund.id);
  });

  it('tells whether a status is news, also where the bank takes refunded back', async () => {
    const { id } = await add();
    const { refunds, unitOfWork } = given();
    const set = (status: 'sent' | 'failed' | 'refunded', error: string | null = null) =>
      unitOfWork.run(() => refunds.setStatus(id, status, error));
    expect(await set('sent')).toBe(true);
    expect(await set('sent')).toBe(false);
    expect(await set('failed', 'expired card')).toBe(true);
    expect(await refunds.find(id)).toMatchObject({ status: 'failed', error: 'expired card' });
    expect(await set('refunded')).toBe(true);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', error: null });
    expect(await set('refunded')).toBe(false);
    expect(await set('failed', 'sent back')).toBe(true);
  });

  it('names the payments whose refund is worth a look', async () => {
    const [waiting, sent, refunded] = [await add(), await add(), await add()];
    const { refunds, unitOfWork } = given();
    await unitOfWork.run(() => refunds.setStatus(sent.id, 'sent', null));
    await unitOfWork.run(() => refunds.setStatus(refunded.id, 'refunded', null));
    const followed = await refunds.intentsToFollow(new Date(0));
    expect(followed).toEqual(expect.arrayContaining([sent.intentId, refunded.intentId]));
    expect(followed).not.toContain(waiting.intentId);
  });

  it('reopens what failed with a fresh key, and nothing else', async () => {
    const { id } = await add();
    const { refunds, unitOfWork } = given();
    expect(await unitOfWork.run(() => refunds.reopen(id))).toBe(false);
    await unitOfWork.run(() => refunds.markKeyUsed(id));
    expect((await refunds.find(id))?.keyUsedAt).toBeInstanceOf(Date);
    await unitOfWork.run(() => refunds.setStatus(id, 'failed', 'no'));
    expect(await unitOfWork.run(() => refunds.reopen(id))).toBe(true);
    expect(await refunds.find(id)).toMatchObject({
      status: 'requested',
      keyNumber: 2,
      keyUsedAt: null,
    });
  });
}
