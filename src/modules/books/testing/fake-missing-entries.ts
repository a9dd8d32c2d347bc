import { MissingEntries } from '../ports/missing-entries.js';

/** Names what tests set as missing. */
export class FakeMissingEntries extends MissingEntries {
  readonly until = new Date('2026-01-01T00:00:00Z');
  orderIds: string[] = [];
  opening: Date | undefined;
  covered: Date | undefined;
  day = '1970-01-01';
  /** Undefined while a transaction enters. */
  closing: Date | undefined = new Date('2026-03-02T03:00:00Z');

  async coverable(): Promise<Date> {
    return this.until;
  }

  async incompleteOrders(limit: number): Promise<readonly string[]> {
    return this.orderIds.splice(0, limit);
  }

  async cover(until: Date): Promise<void> {
    this.covered = until;
  }

  async lastDay(): Promise<string> {
    return this.day;
  }

  async closingTime(): Promise<Date | undefined> {
    return this.closing;
  }

  async closePastDays(day: string): Promise<void> {
    this.day = day;
  }

  async openingUntil(): Promise<Date | undefined> {
    return this.opening;
  }
}
