import type { LedgerEntry } from '../domain/ledger-entry.js';
import type { LedgerEntries, MissingEntries } from '../ports/ledger-entries.js';
import { newLedgerEntry } from './ledger-entries.contract.js';

export interface MissingEntriesUnderTest {
  /** With nothing covered, in the opening, and no day that has begun since 1970. */
  readonly missing: MissingEntries;
  readonly entries: LedgerEntries;
  /** When the books began. */
  readonly opening: Date;
  /** An order of 42 dollars. @returns its id */
  placeOrder(at: Date): Promise<string>;
  /** Requests a dollar of an order: all that remains, or a part. @returns the refund's id */
  requestRefund(orderId: string, extent?: 'part'): Promise<string>;
  /** Gives a refund that status now. */
  become(refundId: string, status: 'refunded' | 'failed'): Promise<void>;
  /** A dispute that has taken a dollar of an order. @returns its id */
  dispute(orderId: string): Promise<string>;
  /** Begins a transaction that enters. @returns what ends it */
  beginEntering(): Promise<() => Promise<void>>;
  inTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The contract of every `MissingEntries`. */
export function missingEntriesContract(given: () => Promise<MissingEntriesUnderTest>): void {
  const setUp = async () => {
    const test = await given();
    const { missing, entries, inTransaction, placeOrder } = test;
    const start = (await missing.coverable()).getTime();
    const at = (minute: number) => new Date(start + minute * 60_000);
    const enter = (changes: Partial<LedgerEntry>) =>
      inTransaction(() => entries.add([newLedgerEntry(changes)]));
    return {
      ...test,
      at,
      enter,
      enterRefund: (sourceId: string, amountCents: number, revision = 1) =>
        enter({
          sourceKind: 'refund',
          kind: 'refund',
          component: 'goods',
          sourceId,
          amountCents,
          revision,
        }),
      /** An order that is in the books. */
      placeEntered: async () => {
        const sourceId = await placeOrder(at(1));
        await enter({ sourceId });
        return sourceId;
      },
      cover: (until: Date) => inTransaction(() => missing.cover(until)),
      close: (day: string) =>
        inTransaction(async () => {
          const time = await missing.closingTime();
          if (time) await missing.closePastDays(day, time);
        }),
    };
  };

  it('are orders without entries, the oldest first', async () => {
    const { missing, placeOrder, enter, at } = await setUp();
    expect(await missing.incompleteOrders(10)).toEqual([]);
    const [third, first, second] = [
      await placeOrder(at(3)),
      await placeOrder(at(1)),
      await placeOrder(at(2)),
    ];
    expect(await missing.incompleteOrders(10)).toEqual([first, second, third]);
    expect(await missing.incompleteOrders(2)).toEqual([first, second]);
    expect(await missing.incompleteOrders(2)).toEqual([first, second]);
    await enter({ sourceId: first });
    expect(await missing.incompleteOrders(2)).toEqual([second, third]);
  });

  it.each(['all', 'part'] as const)(
    'are those with a refund of %s that is entered otherwise than it stands',
    async (extent) => {
      const { missing, placeEntered, requestRefund, become, enterRefund } = await setUp();
      const orderId = await placeEntered();
      const refundId = await requestRefund(orderId, extent === 'part' ? extent : undefined);
      expect(await missing.incompleteOrders(10)).toEqual([]);
      await become(refundId, 'refunded');
      expect(await missing.incompleteOrders(10)).toEqual([orderId]);
      await enterRefund(refundId, -100);
      expect(await missing.incompleteOrders(10)).toEqual([]);
      await become(refundId, 'failed');
      expect(await missing.incompleteOrders(10)).toEqual([orderId]);
      await enterRefund(refundId, 100, 2);
      expect(await missing.incompleteOrders(10)).toEqual([]);
    },
  );

  it('are those with a dispute that is entered otherwise', async () => {
    const { missing, placeEntered, dispute, enter } = await setUp();
    const orderId = await placeEntered();
    const sourceId = await dispute(orderId);
    expect(await missing.incompleteOrders(10)).toEqual([orderId]);
    await enter({ sourceKind: 'dispute', kind: 'dispute', sourceId, amountCents: -100 });
    expect(await missing.incompleteOrders(10)).toEqual([]);
  });

  it('are each order once, and at most as many as asked for', async () => {
    const { missing, placeOrder, placeEntered, requestRefund, become, dispute, at } = await setUp();
    const [orderId, other] = [await placeOrder(at(1)), await placeEntered()];
    for (const id of [orderId, other]) {
      await become(await requestRefund(id), 'refunded');
      await dispute(id);
    }
    expect(await missing.incompleteOrders(10)).toEqual([orderId, other]);
    expect(await missing.incompleteOrders(1)).toEqual([orderId]);
  });

  it('are no longer looked for in a time that is covered, which only goes on', async () => {
    const { missing, placeOrder, placeEntered, requestRefund, become, cover, at } = await setUp();
    const [before, after] = [await placeOrder(at(1)), await placeOrder(at(3))];
    await become(await requestRefund(await placeEntered()), 'refunded');
    expect(await missing.incompleteOrders(10)).toHaveLength(3);
    await cover(await missing.coverable());
    expect(await missing.incompleteOrders(10)).toContain(before);
    for (const until of [at(3), at(0)]) {
      await cover(until);
      const found = await missing.incompleteOrders(10);
      expect([found.includes(before), found.includes(after)]).toEqual([false, true]);
    }
    await cover(at(60));
    expect(await missing.incompleteOrders(10)).toEqual([]);
  });

  it('count for their own day until a time is covered', async () => {
    const { missing, opening, cover, at } = await setUp();
    expect(await missing.openingUntil()).toEqual(opening);
    await cover(at(0));
    expect(await missing.openingUntil()).toBeUndefined();
  });

  it('leave the latest day that has begun, which only goes on', async () => {
    const { missing, close } = await setUp();
    expect(await missing.lastDay()).toBe('1970-01-01');
    await close('2026-03-02');
    expect(await missing.lastDay()).toBe('2026-03-02');
    await close('2026-03-01');
    expect(await missing.lastDay()).toBe('2026-03-02');
  });

  it('have a closing time after all entries so far, and none while a transaction enters', async () => {
    const { missing, entries, beginEntering, inTransaction } = await setUp();
    const end = await beginEntering();
    expect(await inTransaction(() => missing.closingTime())).toBeUndefined();
    await end();
    const recorded = await inTransaction(() => entries.recordingTime());
    const closing = await inTransaction(() => missing.closingTime());
    expect(closing?.getTime()).toBeGreaterThan(recorded.getTime());
  });
}
