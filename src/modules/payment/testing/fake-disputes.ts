import { type Dispute, isUnsettled } from '../domain/dispute.js';
import { DisputeRepository } from '../ports/payment-reports.js';

export class FakeDisputes extends DisputeRepository {
  readonly rows = new Map<string, Dispute>();

  async lock(): Promise<void> {}

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    return [...this.rows.values()]
      .filter((dispute) => dispute.intentId === intentId)
      .sort((one, other) => one.openedAt.getTime() - other.openedAt.getTime());
  }

  async save(dispute: Dispute): Promise<void> {
    this.rows.set(dispute.id, dispute);
  }

  async unsettledIntents(): Promise<string[]> {
    const unsettled = [...this.rows.values()].filter(isUnsettled);
    return [...new Set(unsettled.map(({ intentId }) => intentId))];
  }
}
