import {
  type FraudWarning,
  isPending,
  type ReportedFraudWarning,
} from '../domain/fraud-warning.js';
import { FraudWarningRepository } from '../ports/payment-reports.js';

/** Early fraud warnings in memory. */
export class FakeFraudWarnings extends FraudWarningRepository {
  readonly rows = new Map<string, FraudWarning>();

  async ofIntent(intentId: string): Promise<readonly FraudWarning[]> {
    return [...this.rows.values()]
      .filter((warning) => warning.intentId === intentId)
      .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  }

  async save(warning: ReportedFraudWarning): Promise<void> {
    const dismissedAt = this.rows.get(warning.id)?.dismissedAt ?? null;
    this.rows.set(warning.id, { ...warning, dismissedAt });
  }

  async dismiss(intentId: string, dismissedAt: Date): Promise<void> {
    for (const [id, warning] of this.rows) {
      if (warning.intentId !== intentId || warning.dismissedAt) continue;
      this.rows.set(id, { ...warning, dismissedAt });
    }
  }

  async pendingIntents(): Promise<string[]> {
    const pending = [...this.rows.values()].filter(isPending);
    return [...new Set(pending.map(({ intentId }) => intentId))];
  }
}
