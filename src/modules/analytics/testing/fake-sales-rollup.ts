import { dayIn } from '../../../../common/format/zoned-time.js';
import { daysBetween } from '../domain/revenue.js';
import {
  type DayDifference,
  type RollupEntry,
  SalesRollup,
  type SalesZone,
} from '../ports/sales-rollup.js';

export interface DaySum {
  orders: number;
  cents: number;
}

/** The daily sales in memory; `present` are the orders, none with a pending event. */
export class FakeSalesRollup extends SalesRollup {
  readonly present = new Map<string, RollupEntry>();
  readonly counted = new Map<string, RollupEntry>();
  /** By day and status, like `2026-01-31 pending`. */
  readonly sums = new Map<string, DaySum>();
  private counting: SalesZone = { timeZone: 'UTC', isCounted: true };

  async zone(): Promise<SalesZone> {
    return this.counting;
  }

  async moveTo(timeZone: string): Promise<void> {
    this.counting = { timeZone, isCounted: false };
  }

  async confirm(timeZone: string): Promise<void> {
    if (timeZone === this.counting.timeZone) this.counting = { timeZone, isCounted: true };
  }

  async add(orderId: string): Promise<void> {
    const entry = this.present.get(orderId);
    if (!entry || this.counted.has(orderId)) return;
    this.counted.set(orderId, entry);
    addTo(this.sums, entry, 1);
  }

  async lock(orderId: string): Promise<RollupEntry | undefined> {
    return this.counted.get(orderId);
  }

  async move(orderId: string, before: RollupEntry | undefined, after: RollupEntry): Promise<void> {
    this.counted.set(orderId, after);
    if (before) addTo(this.sums, before, -1);
    addTo(this.sums, after, 1);
  }

  async days(until: Date): Promise<string[]> {
    const known = [
      ...[...this.present.values()].map(({ day }) => day),
      ...[...this.sums.keys()].map((key) => key.slice(0, 10)),
    ].sort();
    const [first] = known;
    const last = [dayIn(this.counting.timeZone, until), ...known].sort().at(-1);
    return first && last ? daysBetween(first, last) : [];
  }

  async difference(day: string): Promise<DayDifference | undefined> {
    const ofDay = (entry: RollupEntry | undefined) => (entry?.day === day ? entry : undefined);
    const wrong = [...this.idsOf(day)].filter((id) => {
      const [present, counted] = [ofDay(this.present.get(id)), ofDay(this.counted.get(id))];
      return present?.status !== counted?.status || present?.cents !== counted?.cents;
    });
    const rightSums = sumUp([...this.counted.values()].filter((entry) => entry.day === day));
    const keys = new Set([...this.sums.keys(), ...rightSums.keys()]);
    const wrongSums = [...keys].filter((key) => {
      const none = { orders: 0, cents: 0 };
      const [kept, right] = [this.sums.get(key) ?? none, rightSums.get(key) ?? none];
      return key.startsWith(day) && (kept.orders !== right.orders || kept.cents !== right.cents);
    });
    if (wrong.length + wrongSums.length === 0) return undefined;
    return { day, orders: wrong.length, sums: wrongSums.length };
  }

  async repair(day: string): Promise<void> {
    for (const id of this.idsOf(day)) {
      const present = this.present.get(id);
      if (present?.day === day) this.counted.set(id, present);
      else this.counted.delete(id);
    }
    for (const key of this.sums.keys()) if (key.startsWith(day)) this.sums.delete(key);
    const right = sumUp([...this.counted.values()].filter((entry) => entry.day === day));
    for (const [key, sum] of right) this.sums.set(key, sum);
  }

  /** Orders of this day, and those counted for it. */
  private idsOf(day: string): Set<string> {
    const all = [...this.present, ...this.counted];
    return new Set(all.filter(([, entry]) => entry.day === day).map(([id]) => id));
  }
}

function sumUp(entries: readonly RollupEntry[]): Map<string, DaySum> {
  const sums = new Map<string, DaySum>();
  for (const entry of entries) addTo(sums, entry, 1);
  return sums;
}

function addTo(sums: Map<string, DaySum>, entry: RollupEntry, sign: 1 | -1): void {
  const sum = sums.get(keyOf(entry)) ?? { orders: 0, cents: 0 };
  sums.set(keyOf(entry), {
    orders: sum.orders + sign,
    cents: sum.cents + sign * entry.cents,
  });
}

const keyOf = ({ day, status }: RollupEntry) => `${day} ${status}`;
