import type { Dispute } from '../domain/dispute.js';
import type { ReportedFraudWarning } from '../domain/fraud-warning.js';
import { PaymentReportProvider } from '../ports/card-provider.js';

/** The disputes and fraud warnings at a provider in memory. */
export class FakePaymentReportProvider extends PaymentReportProvider {
  disputes: Dispute[] = [];
  warnings: ReportedFraudWarning[] = [];
  readonly failures = new Map<string, Error>();

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    const failure = this.failures.get(intentId);
    if (failure) throw failure;
    return this.disputes.filter((dispute) => dispute.intentId === intentId);
  }

  async *listOpenedSince(since: Date): AsyncIterable<Dispute> {
    yield* this.disputes.filter(({ openedAt }) => openedAt >= since);
  }

  async warningsOfIntent(intentId: string): Promise<readonly ReportedFraudWarning[]> {
    return this.warnings.filter((warning) => warning.intentId === intentId);
  }

  async *listWarningsSince(since: Date): AsyncIterable<ReportedFraudWarning> {
    yield* this.warnings.filter(({ issuedAt }) => issuedAt >= since);
  }
}
