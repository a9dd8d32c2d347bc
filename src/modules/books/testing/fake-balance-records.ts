import type { BalanceDifference, BalanceSums, StoredTransaction } from '../domain/balance.js';
import { BalanceRecords } from '../ports/balance-records.js';

/** Transactions in memory; lists and sums are for the database. */
export class FakeBalanceRecords extends BalanceRecords {
  readonly all = new Map<string, StoredTransaction>();
  readonly known = new Set<string>();
  until = new Date('2026-03-01T00:00:00Z');

  async readUntil(): Promise<Date> {
    return this.until;
  }

  async setReadUntil(until: Date): Promise<void> {
    this.until = until;
  }

  async knownIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const stored = new Set([...this.all.values()].map(({ intentId }) => intentId));
    return new Set(intentIds.filter((id) => this.known.has(id) || stored.has(id)));
  }

  async add(transactions: readonly StoredTransaction[]): Promise<ReadonlySet<string>> {
    const added = transactions.filter(({ id }) => !this.all.has(id));
    for (const transaction of added) this.all.set(transaction.id, transaction);
    return new Set(added.map(({ id }) => id));
  }

  sums(): Promise<BalanceSums> {
    throw new Error('No use case reads sums.');
  }

  differences(): Promise<readonly BalanceDifference[]> {
    throw new Error('No use case reads differences.');
  }
}
