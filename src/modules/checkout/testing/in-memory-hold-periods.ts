import type { Clock } from '../../../kernel/clock.js';
import type { HoldPeriod } from '../domain/hold-allowance.js';
import { HoldPeriods } from '../ports/hold-periods.js';

type Row = HoldPeriod & { readonly userId: string };

export class InMemoryHoldPeriods extends HoldPeriods {
  private rows: readonly Row[] = [];

  constructor(private readonly clock: Clock) {
    super();
  }

  async find(userId: string, productIds: readonly string[], since: Date): Promise<HoldPeriod[]> {
    return this.rows
      .filter((row) => isOf(row, userId, productIds) && row.until > since)
      .map(({ checkoutId, productId, from, until }) => ({ checkoutId, productId, from, until }));
  }

  async save(userId: string, periods: readonly HoldPeriod[]): Promise<void> {
    const isReplaced = (row: Row) =>
      periods.some(
        ({ checkoutId, productId, from }) =>
          row.checkoutId === checkoutId &&
          row.productId === productId &&
          row.from.getTime() === from.getTime(),
      );
    const others = this.rows.filter((row) => !isReplaced(row));
    this.rows = [...others, ...periods.map((period) => ({ ...period, userId }))];
  }

  async end(checkoutId: string): Promise<void> {
    const now = this.clock.now();
    this.rows = this.rows.map((row) =>
      row.checkoutId === checkoutId && row.until > now ? { ...row, until: now } : row,
    );
  }

  async forget(userId: string, productIds: readonly string[]): Promise<void> {
    this.rows = this.rows.filter((row) => !isOf(row, userId, productIds));
  }

  async purge(before: Date): Promise<void> {
    this.rows = this.rows.filter(({ until }) => until >= before);
  }
}

const isOf = (row: Row, userId: string, productIds: readonly string[]) =>
  row.userId === userId && productIds.includes(row.productId);
