import { Reconciliation, type UnmatchedPayment } from '../ports/reconciliation.js';

/** The state of the reconciler in memory. */
export class FakeReconciliation extends Reconciliation {
  cursor: Date | undefined;
  readonly unmatched = new Map<string, UnmatchedPayment>();

  async lastRun(): Promise<Date | undefined> {
    return this.cursor;
  }

  async setLastRun(startedAt: Date): Promise<void> {
    this.cursor = startedAt;
  }

  async record(unmatched: UnmatchedPayment): Promise<void> {
    if (this.unmatched.has(unmatched.intentId)) return;
    this.unmatched.set(unmatched.intentId, unmatched);
  }

  async unmatchedIntents(): Promise<string[]> {
    return [...this.unmatched.keys()];
  }

  async clear(intentId: string): Promise<void> {
    this.unmatched.delete(intentId);
  }
}
