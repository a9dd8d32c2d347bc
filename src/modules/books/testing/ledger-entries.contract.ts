import type { LedgerEntry } from '../domain/ledger-entry.js';
import type { LedgerEntries } from '../ports/ledger-entries.js';

export const newLedgerEntry = (changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  sourceKind: 'order',
  sourceId: 'order-1',
  revision: 1,
  line: 1,
  kind: 'sale',
  component: null,
  taxRate: null,
  amountCents: 4_200,
  currency: 'usd',
  orderId: '0190aaaa-0000-7000-8000-000000000001',
  intentId: 'pi_1',
  day: '2026-03-02',
  eventDay: '2026-03-01',
  isOpening: false,
  country: 'US',
  state: 'NY',
  recordedAt: new Date('2026-03-02T09:00:00Z'),
  ...changes,
});

/** The contract of every `LedgerEntries`. */
export function ledgerEntriesContract(
  given: () => {
    entries: LedgerEntries;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  it('give back what was added to a source, in its order', async () => {
    const { entries, inTransaction } = given();
    const tax = newLedgerEntry({ line: 2, kind: 'tax', taxRate: 88_750, amountCents: 10 });
    const nowhere = { country: null, state: null };
    const back = newLedgerEntry({
      revision: 2,
      amountCents: -4_200,
      orderId: null,
      intentId: null,
      ...nowhere,
    });
    const refund = newLedgerEntry({ sourceKind: 'refund', kind: 'refund', component: 'goods' });
    await inTransaction(() => entries.add([newLedgerEntry(), tax, refund]));
    await inTransaction(async () => {
      await entries.add([back]);
      expect(await entries.ofSource({ kind: 'order', id: 'order-1' })).toHaveLength(3);
    });
    expect(await entries.ofSource({ kind: 'order', id: 'order-1' })).toEqual([
      newLedgerEntry(),
      tax,
      back,
    ]);
    expect(await entries.ofSource({ kind: 'refund', id: 'order-1' })).toEqual([refund]);
    expect(await entries.ofSource({ kind: 'dispute', id: 'order-1' })).toEqual([]);
  });

  it('are recorded at a time that goes on', async () => {
    const { entries, inTransaction } = given();
    const [one, next] = await inTransaction(async () => [
      await entries.recordingTime(),
      await entries.recordingTime(),
    ]);
    expect(Math.abs(one!.getTime() - Date.now())).toBeLessThan(60_000);
    expect(next!.getTime()).toBeGreaterThanOrEqual(one!.getTime());
  });

  it('refuse the same line a second time', async () => {
    const { entries, inTransaction } = given();
    const one = newLedgerEntry({ sourceId: 'order-2' });
    await inTransaction(() => entries.add([one]));
    await expect(inTransaction(() => entries.add([one]))).rejects.toThrow();
  });
}
