import { recordIdOf, type StoredMovement } from '../domain/balance.js';
import type { BalanceRecords } from '../ports/balance-records.js';
import { newBalanceTransaction } from './new-balance-transaction.js';

/** A charge as it is stored, of this shop if not said otherwise. */
export function newStoredMovement({
  isOwn = true,
  ...changes
}: Parameters<typeof newBalanceTransaction>[0] & { isOwn?: boolean }): StoredMovement {
  const { installation: _installation, refundId, ...movement } = newBalanceTransaction(changes);
  return { ...movement, recordId: recordIdOf(movement, refundId), isOwn };
}

/** The contract of every `BalanceRecords`: what use cases rely on. `given` begins with none. */
export function balanceRecordsContract(
  given: () => {
    records: BalanceRecords;
    /** An order or a payment of this shop. @returns the id of its payment intent */
    plantIntent: () => Promise<string>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  const add = (...movements: Parameters<typeof newStoredMovement>[0][]) => {
    const { records, inTransaction } = given();
    return inTransaction(() => records.add(movements.map(newStoredMovement)));
  };

  it('add what is new, and say which that was', async () => {
    expect(await add({ id: 'txn_1' }, { id: 'txn_2' })).toEqual(new Set(['txn_1', 'txn_2']));
    expect(await add({ id: 'txn_2' }, { id: 'txn_3' })).toEqual(new Set(['txn_3']));
    expect(await add({ id: 'txn_3' })).toEqual(new Set());
  });

  it('know the payments of this shop, and of no other', async () => {
    const { records, plantIntent } = given();
    const intentId = await plantIntent();
    await add(
      { id: 'txn_own', intentId: 'pi_own' },
      { id: 'txn_other', intentId: 'pi_other', isOwn: false },
      { id: 'txn_none', intentId: null },
    );
    expect(await records.knownIntents([intentId, 'pi_own', 'pi_other', 'pi_none'])).toEqual(
      new Set([intentId, 'pi_own']),
    );
    expect(await records.knownIntents([])).toEqual(new Set());
  });

  it('remember until when movements were fetched', async () => {
    const { records, inTransaction } = given();
    const until = new Date('2026-03-04T05:06:07.089Z');
    await inTransaction(() => records.setReadUntil(until));
    expect(await records.readUntil()).toEqual(until);
  });

  it('have no age before the first run has ended', async () => {
    const { records, inTransaction } = given();
    expect(await records.ageSeconds()).toBeNull();
    await inTransaction(() => records.setFetched());
    const age = await records.ageSeconds();
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60);
  });
}
