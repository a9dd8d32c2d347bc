import type { Reconciliation } from '../ports/reconciliation.js';

/** The contract of `Reconciliation`. `make` returns an empty one; `wait` lets time pass. */
export function reconciliationContract(
  make: () => Promise<{
    reconciliation: Reconciliation;
    wait: () => void;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  const first = { intentId: 'pi_2', amountCents: 5_000, reason: 'No checkout' };
  const second = { intentId: 'pi_1', amountCents: 1_000, reason: 'Another amount' };

  it('remembers the start of the last run', async () => {
    const { reconciliation, inTransaction } = await make();
    expect(await reconciliation.lastRun()).toBeUndefined();
    for (const day of [1, 2]) {
      const startedAt = new Date(Date.UTC(2030, 0, day));
      await inTransaction(() => reconciliation.setLastRun(startedAt));
      expect(await reconciliation.lastRun()).toEqual(startedAt);
    }
  });

  it('names what an admin must look at, once, the oldest first', async () => {
    const { reconciliation, wait, inTransaction } = await make();
    await inTransaction(() => reconciliation.record(first));
    wait();
    await inTransaction(() => reconciliation.record(second));
    wait();
    await inTransaction(() => reconciliation.record(first));
    expect(await reconciliation.unmatchedIntents()).toEqual(['pi_2', 'pi_1']);
  });

  it('deletes what is in order after all', async () => {
    const { reconciliation, inTransaction } = await make();
    await inTransaction(() => reconciliation.record(first));
    await inTransaction(() => reconciliation.record(second));
    await inTransaction(() => reconciliation.clear('pi_2'));
    await inTransaction(() => reconciliation.clear('pi_3'));
    expect(await reconciliation.unmatchedIntents()).toEqual(['pi_1']);
  });
}
