import { MissingEntries } from '../ports/missing-entries.js';

/** Names what tests set as missing. */
export class FakeMissingEntries extends MissingEntries {
  readonly until = new Date('2026-01-01T00:00:00Z');
  orderIds: string[] = [];
  opening: Date | undefined;
  covered: Date | undefined;
  day: string | undefined;

  async coverable(): Promise<Date> {
    return this.until;
  }

  async incompleteOrders(limit: number): Promise<readonly string[]> {
    return this.orderIds.splice(0, limit);
  }

  async cover(until: Date): Promise<void> {
    this.covered = until;
  }

  async closePastDays(day: string): Promise<void> {
    this.day = day;
  }

  async openingUntil(): Promise<Date | undefined> {
    return this.opening;
  }
}
