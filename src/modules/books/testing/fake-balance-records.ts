import type { Page } from '../../../kernel/page.js';
import type { BalanceDifference, BalanceState, StoredMovement } from '../domain/balance.js';
import { BalanceRecords } from '../ports/balance-records.js';

/** Movements in memory; lists, sums and comparing are for the database. */
export class FakeBalanceRecords extends BalanceRecords {
  readonly all = new Map<string, StoredMovement>();
  readonly known = new Set<string>();
  until = new Date('2026-03-01T00:00:00Z');
  /** What was read of the provider, with the movements that were stored by then. */
  readonly balances: { readonly cents: number; readonly movements: number }[] = [];
  compared = 0;
  /** How many runs have ended, with the comparison and the balance. */
  fetched = 0;

  async readUntil(): Promise<Date> {
    return this.until;
  }

  async setReadUntil(until: Date): Promise<void> {
    this.until = until;
  }

  async setFetched(): Promise<void> {
    this.fetched++;
  }

  async ageSeconds(): Promise<number | null> {
    return this.fetched > 0 ? 0 : null;
  }

  async knownIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const own = [...this.all.values()].filter(({ isOwn }) => isOwn);
    const stored = new Set(own.map(({ intentId }) => intentId));
    return new Set(intentIds.filter((id) => this.known.has(id) || stored.has(id)));
  }

  async add(movements: readonly StoredMovement[]): Promise<ReadonlySet<string>> {
    // As Postgres does, whose statement has no rows to return then.
    if (movements.length === 0) throw new Error('There are no movements to add.');
    const added = movements.filter(({ id }) => !this.all.has(id));
    for (const movement of added) this.all.set(movement.id, movement);
    return new Set(added.map(({ id }) => id));
  }

  async setBalance(cents: number): Promise<void> {
    this.balances.push({ cents, movements: this.all.size });
  }

  async compare(): Promise<void> {
    this.compared++;
  }

  state(): Promise<BalanceState> {
    throw new Error('No use case reads sums.');
  }

  differences(): Promise<Page<BalanceDifference>> {
    throw new Error('No use case reads differences.');
  }
}
