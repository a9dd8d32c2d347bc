import { randomUUID } from 'node:crypto';
import { ProviderRefused } from '../domain/payment-errors.js';
import { requestedRefund } from '../domain/refund.js';
import type { CardProvider } from '../ports/card-provider.js';

export interface CardProviderUnderTest {
  readonly provider: CardProvider;
  /** A payment of so many cents that was captured and has no refund; returns its id. */
  capture(cents: number): Promise<string>;
  /** Refunds a part of a payment as its owner does on the provider's own pages. */
  refundByHand(intentId: string, cents: number): Promise<void>;
  /** The id of a payment that the provider does not know. */
  readonly unknownId: string;
}

/** The contract of the refunds at the provider. Its payments have one of their own, in the checkout. */
export function cardProviderContract(make: () => CardProviderUnderTest): void {
  const newRefund = (intentId: string, amountCents: number) =>
    requestedRefund({
      id: randomUUID(),
      intentId,
      amountCents,
      orderId: null,
      reason: 'damaged',
      requestedBy: null,
      part: null,
    });
  const DONE = { status: 'succeeded', failure: null };

  it('creates one refund for each key', async () => {
    const { provider, capture } = make();
    const intentId = await capture(4_200);
    const refund = newRefund(intentId, 1_000);
    const [key, another] = [randomUUID(), randomUUID()];
    expect(await provider.createRefund(refund, key)).toEqual(DONE);
    expect(await provider.createRefund(refund, key)).toEqual(DONE);
    expect(await provider.listRefunds(intentId)).toHaveLength(1);
    await provider.createRefund(refund, another);
    const listed = await provider.listRefunds(intentId);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(2);
    expect((await provider.retrieve(intentId))?.refundedCents).toBe(2_000);
  });

  it('refuses more than a payment has left, and refunds nothing of it', async () => {
    const { provider, capture } = make();
    const intentId = await capture(4_200);
    await provider.createRefund(newRefund(intentId, 4_000), randomUUID());
    const refused = provider.createRefund(newRefund(intentId, 201), randomUUID());
    await expect(refused).rejects.toThrow(ProviderRefused);
    expect(await provider.retrieve(intentId)).toMatchObject({
      amountCents: 4_200,
      refundedCents: 4_000,
      status: 'succeeded',
    });
    await provider.createRefund(newRefund(intentId, 200), randomUUID());
    expect((await provider.retrieve(intentId))?.refundedCents).toBe(4_200);
  });

  it('lists each refund with what it was made for, those by hand as well', async () => {
    const { provider, capture, refundByHand } = make();
    const intentId = await capture(4_200);
    const refund = newRefund(intentId, 1_000);
    await provider.createRefund(refund, randomUUID());
    await refundByHand(intentId, 300);
    const listed = await provider.listRefunds(intentId);
    const found = listed.map(({ cents, madeFor, status, failure }) => ({
      cents,
      madeFor,
      status,
      failure,
    }));
    expect(found.toSorted((a, b) => b.cents - a.cents)).toEqual([
      { cents: 1_000, madeFor: refund.id, ...DONE },
      { cents: 300, madeFor: null, ...DONE },
    ]);
    expect((await provider.retrieve(intentId))?.refundedCents).toBe(1_300);
  });

  it('has and makes no refund of a payment that it does not know', async () => {
    const { provider, unknownId } = make();
    expect(await provider.retrieve(unknownId)).toBeUndefined();
    expect(await provider.listRefunds(unknownId)).toEqual([]);
    const refused = provider.createRefund(newRefund(unknownId, 100), randomUUID());
    await expect(refused).rejects.toThrow(ProviderRefused);
  });
}
