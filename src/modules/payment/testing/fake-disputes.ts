import { type Dispute, isOpen } from '../domain/dispute.js';
import { DisputeRepository } from '../ports/dispute-repository.js';

export class FakeDisputes extends DisputeRepository {
  readonly rows = new Map<string, Dispute>();

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    return [...this.rows.values()]
      .filter((dispute) => dispute.intentId === intentId)
      .sort((one, other) => one.openedAt.getTime() - other.openedAt.getTime());
  }

  async save(dispute: Dispute): Promise<void> {
    this.rows.set(dispute.id, dispute);
  }

  async openIntents(): Promise<string[]> {
    const open = [...this.rows.values()].filter(isOpen);
    return [...new Set(open.map(({ intentId }) => intentId))];
  }
}
