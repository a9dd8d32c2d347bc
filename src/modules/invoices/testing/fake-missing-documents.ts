import { MissingDocuments, type UndocumentedRefund } from '../ports/missing-documents.js';

/** Names what tests set as missing. */
export class FakeMissingDocuments extends MissingDocuments {
  readonly until = new Date('2026-01-01T00:00:00Z');
  orderIds: readonly string[] = [];
  undocumented: readonly UndocumentedRefund[] = [];
  covered: Date | undefined;

  async coverable(): Promise<Date> {
    return this.until;
  }

  async orders(limit: number): Promise<readonly string[]> {
    return this.orderIds.slice(0, limit);
  }

  async refunds(limit: number): Promise<readonly UndocumentedRefund[]> {
    return this.undocumented.slice(0, limit);
  }

  async cover(until: Date): Promise<void> {
    this.covered = until;
  }
}
