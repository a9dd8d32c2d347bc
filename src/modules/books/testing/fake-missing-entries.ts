import type { Clock } from '../../../kernel/time.js';
import type { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import type { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import type { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import type { LedgerSource } from '../domain/ledger-entry.js';
import { MissingEntries } from '../ports/ledger-entries.js';
import type { FakeLedgerEntries } from './fake-ledger-entries.js';

/** The longest transaction. */
const UNSETTLED_MS = 5 * 60_000;

/** Compares orders, refunds and disputes in memory with their entries. */
export class FakeMissingEntries extends MissingEntries {
  /** When the books began; undefined once all earlier orders are entered. */
  opening: Date | undefined;
  covered = new Date(0);
  day = '1970-01-01';
  /** Whether a transaction that enters is open. */
  isEntering = false;
  /** When refunds changed last, by their ids; one without a time is not covered. */
  readonly refundTimes = new Map<string, Date>();

  constructor(
    private readonly orders: InMemoryOrderRepository,
    private readonly refunds: FakeRefunds,
    private readonly disputes: FakeDisputes,
    private readonly entries: FakeLedgerEntries,
    private readonly clock: Clock,
  ) {
    super();
  }

  async coverable(): Promise<Date> {
    return new Date(this.clock.now().getTime() - UNSETTLED_MS);
  }

  async incompleteOrders(limit: number): Promise<readonly string[]> {
    const sold = [...this.orders.rows.values()]
      .map(({ snapshot }) => snapshot)
      .filter(({ placedAt }) => placedAt >= this.covered)
      .sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
    const withoutEntries = sold.filter(({ id }) => this.enteredOf({ kind: 'order', id }) === null);
    const ofRefunds = this.refunds.requested
      .filter(({ id }) => (this.refundTimes.get(id) ?? this.covered) >= this.covered)
      .filter(({ id, status, amountCents }) => {
        const cents = status === 'refunded' ? -amountCents : 0;
        return (this.enteredOf({ kind: 'refund', id }) ?? 0) !== cents;
      });
    const disputed = [...this.disputes.rows.values()]
      .filter(({ id, withdrawnCents }) => {
        return (this.enteredOf({ kind: 'dispute', id }) ?? 0) !== -withdrawnCents;
      })
      .map(({ intentId }) => intentId);
    const found = [
      ...withoutEntries.map(({ id }) => id),
      ...ofRefunds.flatMap(({ orderId }) => orderId ?? []),
      ...sold.filter(({ transactionId }) => disputed.includes(transactionId)).map(({ id }) => id),
    ];
    return [...new Set(found)].slice(0, limit);
  }

  async cover(until: Date): Promise<void> {
    if (until <= this.covered) return;
    this.covered = until;
    this.opening = undefined;
  }

  async lastDay(): Promise<string> {
    return this.day;
  }

  async closingTime(): Promise<Date | undefined> {
    return this.isEntering ? undefined : new Date(this.clock.now().getTime() + 1);
  }

  async closePastDays(day: string): Promise<void> {
    if (day > this.day) this.day = day;
  }

  async openingUntil(): Promise<Date | undefined> {
    return this.opening;
  }

  /** In cents; null where it has no entries. */
  private enteredOf({ kind, id }: LedgerSource): number | null {
    const entered = this.entries.all.filter(
      ({ sourceKind, sourceId }) => sourceKind === kind && sourceId === id,
    );
    if (entered.length === 0) return null;
    return entered.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }
}
