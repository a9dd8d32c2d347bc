import type { SubscriberRepository } from '../ports/subscriber-repository.js';

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
