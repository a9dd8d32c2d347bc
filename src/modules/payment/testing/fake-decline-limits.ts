import { DeclineLimits, type Payer } from '../ports/decline-limits.js';

/** Records what is counted, and refuses nobody, unless told to. */
export class FakeDeclineLimits extends DeclineLimits {
  readonly counted: string[] = [];
  refusal: Error | undefined;
  isUsedUp = false;

  async check(): Promise<void> {
    if (this.refusal) throw this.refusal;
  }
  async countDecline({ userId, origin }: Payer, fingerprint?: string): Promise<boolean> {
    this.counted.push(`declined ${userId} ${origin} ${fingerprint}`);
    return this.isUsedUp;
  }
  async countUnpaid({ userId, origin }: Payer): Promise<void> {
    this.counted.push(`unpaid ${userId} ${origin}`);
  }
  async clear(userId: string): Promise<void> {
    this.counted.push(`clear ${userId}`);
  }
}
