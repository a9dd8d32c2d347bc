import type { Clock } from '../../../kernel/time.js';
import type { Checkout } from '../domain/checkout.js';
import type { HoldPeriod } from '../domain/hold-allowance.js';
import type { Holder, UnpaidHold } from '../domain/unpaid-holds.js';
import { HoldPeriods } from '../ports/hold-periods.js';

type Row = HoldPeriod & Holder;

/** `open` gives the open checkouts. */
export class InMemoryHoldPeriods extends HoldPeriods {
  private rows: readonly Row[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly open: () => readonly Checkout[] = () => [],
  ) {
    super();
  }

  async find(userId: string, productIds: readonly string[], since: Date): Promise<HoldPeriod[]> {
    return this.rows
      .filter((row) => isOf(row, userId, productIds) && row.until > since)
      .map(({ checkoutId, productId, from, until }) => ({ checkoutId, productId, from, until }));
  }

  async save(holder: Holder, periods: readonly HoldPeriod[]): Promise<void> {
    const others = this.rows.filter((row) => !periods.some((period) => isSame(row, period)));
    this.rows = [...others, ...periods.map((period) => ({ ...holderOf(holder), ...period }))];
  }

  async endUnpaid(checkout: Checkout): Promise<void> {
    const { id: checkoutId, createdAt: from, heldUntil, lines } = checkout;
    const until = earlier(this.clock.now(), heldUntil);
    const periods = lines.map(({ productId }) => ({ checkoutId, productId, from, until }));
    const added = periods.filter((period) => !this.rows.some((row) => isSame(row, period)));
    this.rows = [
      ...this.rows.map((row) =>
        row.checkoutId === checkoutId && row.until > until ? { ...row, until } : row,
      ),
      ...added.map((period) => ({ ...holderOf(checkout), ...period })),
    ];
  }

  async unpaid(productId: string, windowMs: number): Promise<UnpaidHold[]> {
    const now = this.clock.now();
    const lasted = (from: Date, until: Date) =>
      Math.max(0, until.getTime() - Math.max(from.getTime(), now.getTime() - windowMs));
    const open = this.open().flatMap((checkout) =>
      checkout.lines
        .filter((line) => line.productId === productId)
        .map(({ quantity }) => ({
          ...holderOf(checkout),
          checkoutId: checkout.id,
          quantity,
          unpaidMs: lasted(checkout.createdAt, earlier(now, checkout.heldUntil)),
          isOpen: true,
        })),
    );
    const isOpen = (row: Row) => open.some(({ checkoutId }) => checkoutId === row.checkoutId);
    const ended = this.rows
      .filter((row) => row.productId === productId && !isOpen(row))
      .filter(({ until }) => until <= now && until.getTime() > now.getTime() - windowMs)
      .map((row) => ({
        ...holderOf(row),
        checkoutId: row.checkoutId,
        quantity: 0,
        unpaidMs: lasted(row.from, row.until),
        isOpen: false,
      }));
    return [...open.sort((one, other) => other.unpaidMs - one.unpaidMs), ...ended];
  }

  async forget(userId: string, productIds: readonly string[]): Promise<void> {
    this.rows = this.rows.filter((row) => !isOf(row, userId, productIds));
  }

  async purge(before: Date): Promise<number> {
    const { length } = this.rows;
    this.rows = this.rows.filter(({ until }) => until >= before);
    return length - this.rows.length;
  }
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

const isOf = (row: Row, userId: string, productIds: readonly string[]) =>
  row.userId === userId && productIds.includes(row.productId);

const isSame = (one: HoldPeriod, other: HoldPeriod) =>
  one.checkoutId === other.checkoutId &&
  one.productId === other.productId &&
  one.from.getTime() === other.from.getTime();

const holderOf = ({ userId, origin, network }: Holder) => ({ userId, origin, network });
