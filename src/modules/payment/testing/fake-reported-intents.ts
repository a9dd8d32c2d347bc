import type { Disputes, FraudWarnings } from '../ports/payment-reports.js';
import { ReportedIntents } from '../ports/payments.js';
import { FakeDisputes } from './fake-disputes.js';
import { FakeFraudWarnings } from './fake-fraud-warnings.js';

export class FakeReportedIntents extends ReportedIntents {
  constructor(
    private readonly disputes: Disputes = new FakeDisputes(),
    private readonly warnings: FraudWarnings = new FakeFraudWarnings(),
  ) {
    super();
  }

  async has(intentId: string): Promise<boolean> {
    const disputes = await this.disputes.ofIntent(intentId);
    const warnings = await this.warnings.ofIntent(intentId);
    return disputes.length + warnings.length > 0;
  }
}
