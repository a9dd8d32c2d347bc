import type { Disputes } from '../ports/disputes.js';
import type { FraudWarnings } from '../ports/fraud-warnings.js';
import { ReportedIntents } from '../ports/reported-intents.js';
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
