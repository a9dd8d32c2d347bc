import type { SubscriberRepository } from '../ports/subscribers.js';

const ANN = '01900000-0000-7000-8000-0000000000a1';
const AGAIN = '01900000-0000-7000-8000-0000000000a2';
const NOBODY = '01900000-0000-7000-8000-0000000000f1';
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const ann = { id: ANN, email: 'Ann@x.test', createdAt: at(0) };
const again = { id: AGAIN, email: 'ann@X.test', createdAt: at(5) };

/** The contract of every subscriber repository. `make` returns an empty one. */
export function subscriberRepositoryContract(
  make: () => Promise<{
    subscribers: SubscriberRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('makes an address one subscriber, in any case of its letters', async () => {
    const { subscribers, inTransaction } = await make();
    expect(await inTransaction(() => subscribers.activate(ann))).toBe(ANN);
    expect(await inTransaction(() => subscribers.activate(again))).toBeUndefined();
    expect(await subscribers.find(ANN)).toEqual({ ...ann, status: 'active' });
    expect(await subscribers.find(AGAIN)).toBeUndefined();
  });

  it('asks an address once in a while, and never one that is active', async () => {
    const { subscribers, inTransaction } = await make();
    expect(await inTransaction(() => subscribers.addPending(ann, at(-10)))).toBe(ANN);
    expect(await inTransaction(() => subscribers.addPending(again, at(0)))).toBeUndefined();
    expect(await inTransaction(() => subscribers.addPending(again, at(1)))).toBe(ANN);
    expect(await subscribers.find(ANN)).toMatchObject({ status: 'pending' });
    expect(await inTransaction(() => subscribers.confirm(ANN))).toBe(true);
    expect(await inTransaction(() => subscribers.addPending(again, at(60)))).toBeUndefined();
  });

  it('confirms who waits, and nobody else', async () => {
    const { subscribers, inTransaction } = await make();
    await inTransaction(() => subscribers.addPending(ann, at(0)));
    expect(await inTransaction(() => subscribers.confirm(ANN))).toBe(true);
    expect(await subscribers.find(ANN)).toMatchObject({ status: 'active' });
    expect(await inTransaction(() => subscribers.confirm(ANN))).toBe(false);
    expect(await inTransaction(() => subscribers.confirm(NOBODY))).toBe(false);
  });

  it('deletes who was asked long ago and never confirmed, some at a time, and nobody else', async () => {
    const { subscribers, inTransaction } = await make();
    const ids = ['a1', 'a2', 'a3', 'a4', 'a5'].map((end) => ANN.replace(/a1$/, end));
    await inTransaction(async () => {
      for (const [n, id] of ids.entries())
        await subscribers.addPending({ id, email: `${n}@x.test`, createdAt: at(n) }, at(-10));
    });
    await inTransaction(() => subscribers.confirm(ids[1]!));
    // Asked again: the last time counts.
    await inTransaction(() =>
      subscribers.addPending({ ...again, email: '0@x.test', createdAt: at(60) }, at(50)),
    );
    const purge = () => inTransaction(() => subscribers.deletePendingBefore(at(4), 1));
    expect([await purge(), await purge(), await purge()]).toEqual([1, 1, 0]);
    const left = await Promise.all(ids.map((id) => subscribers.find(id)));
    expect(left.map((subscriber) => subscriber?.status)).toEqual([
      'pending',
      'active',
      undefined,
      undefined,
      'pending',
    ]);
  });

  it('unsubscribes as often as one likes, and leaves what the shop has canceled', async () => {
    const { subscribers, inTransaction } = await make();
    await inTransaction(() => subscribers.activate(ann));
    expect(await inTransaction(() => subscribers.unsubscribe(ANN))).toBe(true);
    expect(await inTransaction(() => subscribers.unsubscribe(ANN))).toBe(true);
    expect(await subscribers.find(ANN)).toMatchObject({ status: 'unsubscribed' });
    expect(await inTransaction(() => subscribers.unsubscribe(NOBODY))).toBe(false);
    await inTransaction(() => subscribers.cancel('ANN@x.test'));
    expect(await inTransaction(() => subscribers.unsubscribe(ANN))).toBe(true);
    expect(await subscribers.find(ANN)).toMatchObject({ status: 'canceled' });
  });

  it('answers what a canceled subscription was before', async () => {
    const { subscribers, inTransaction } = await make();
    await inTransaction(() => subscribers.activate(ann));
    expect(await inTransaction(() => subscribers.cancel('ann@X.TEST'))).toEqual({
      ...ann,
      status: 'active',
    });
    expect(await inTransaction(() => subscribers.cancel('ann@x.test'))).toMatchObject({
      status: 'canceled',
    });
    expect(await inTransaction(() => subscribers.cancel('bob@x.test'))).toBeUndefined();
    expect(await inTransaction(() => subscribers.activate(again))).toBe(ANN);
  });
}
