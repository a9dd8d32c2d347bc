import { randomUUID } from 'node:crypto';
import type { Payments } from '../../payment/index.js';

/** What the checkout relies on of the card provider. `pay` is the shopper's card. */
export function paymentsContract(
  make: () => { payments: Payments; pay: (clientSecret: string) => Promise<void> },
): void {
  const wanted = () => ({
    checkoutId: randomUUID(),
    version: 1,
    userId: randomUUID(),
    amountCents: 4_999,
    origin: 'a hash',
    description: 'A checkout',
  });

  it('makes one intent a checkout and version, with what it is for', async () => {
    const { payments } = make();
    const one = wanted();
    const intent = await payments.createIntent(one);
    expect(intent).toMatchObject({
      status: 'open',
      amountCents: 4_999,
      currency: 'usd',
      checkoutId: one.checkoutId,
      userId: one.userId,
      refundedCents: 0,
    });
    expect((await payments.createIntent(one)).id).toBe(intent.id);
    expect((await payments.createIntent({ ...one, version: 2 })).id).not.toBe(intent.id);
    expect((await payments.retrieve(intent.id))?.clientSecret).toBe(intent.clientSecret);
  });

  it('does not know what it never made', async () => {
    expect(await make().payments.retrieve('pi_nothing')).toBeUndefined();
  });

  it('cancels what is open, once and for all', async () => {
    const { payments } = make();
    const one = wanted();
    const { id } = await payments.createIntent(one);
    expect((await payments.cancel(id)).status).toBe('canceled');
    expect((await payments.cancel(id)).status).toBe('canceled');
    // A known key returns the first response, even if the intent has changed since.
    expect(await payments.createIntent(one)).toMatchObject({ id, status: 'open' });
    expect((await payments.retrieve(id))?.status).toBe('canceled');
  });

  it('answers a cancel that comes too late with what was paid', async () => {
    const { payments, pay } = make();
    const intent = await payments.createIntent(wanted());
    await pay(intent.clientSecret);
    expect(await payments.cancel(intent.id)).toMatchObject({ id: intent.id, status: 'succeeded' });
    expect((await payments.retrieve(intent.id))?.status).toBe('succeeded');
  });

  it('lists what was created since', async () => {
    const { payments } = make();
    const { id, createdAt } = await payments.createIntent(wanted());
    const listed = async (since: Date) => {
      const ids: string[] = [];
      for await (const intent of payments.listCreatedSince(since)) ids.push(intent.id);
      return ids;
    };
    expect(await listed(createdAt)).toContain(id);
    expect(await listed(new Date(createdAt.getTime() + 60_000))).not.toContain(id);
  });
}
