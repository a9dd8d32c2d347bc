import { type Erasure, Erasures } from '../ports/erasures.js';

/** Erasures in memory. */
export class FakeErasures extends Erasures {
  /** Their times, by customer. */
  readonly rows = new Map<string, Date>();

  async add({ userId, at }: Erasure): Promise<void> {
    if (!this.rows.has(userId)) this.rows.set(userId, at);
  }

  async missing(userIds: readonly string[]): Promise<readonly string[]> {
    return userIds.filter((userId) => !this.rows.has(userId));
  }
}
