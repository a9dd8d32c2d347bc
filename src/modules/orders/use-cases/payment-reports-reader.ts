import { Injectable } from '@nestjs/common';
import { dayIn } from '../../../../common/format/zoned-time.js';
import { ShopTimeZone } from '../../../kernel/time.js';
import {
  type Dispute,
  Disputes,
  type FraudWarning,
  FraudWarnings,
  isWarningPending,
  ReportedIntents,
} from '../../payment/index.js';
import type { OrderDispute, OrderFraudWarning, PaymentReports } from '../domain/order-payment.js';

/** Reads what the card provider reports of a payment. */
@Injectable()
export class PaymentReportsReader {
  constructor(
    private readonly reported: ReportedIntents,
    private readonly disputes: Disputes,
    private readonly warnings: FraudWarnings,
    private readonly shop: ShopTimeZone,
  ) {}

  /** In the caller's transaction where one is open. */
  async ofIntent(intentId: string): Promise<PaymentReports> {
    // Of most payments nothing is reported, and this is read for each order.
    if (!(await this.reported.has(intentId))) return { disputes: [], warnings: [] };
    const { timeZone } = await this.shop.current();
    const disputes = await this.disputes.ofIntent(intentId);
    const warnings = await this.warnings.ofIntent(intentId);
    return {
      disputes: disputes.map((dispute) => toOrderDispute(dispute, timeZone)),
      warnings: warnings.map(toOrderFraudWarning),
    };
  }
}

function toOrderDispute(dispute: Dispute, timeZone: string): OrderDispute {
  const { status, amountCents, reason } = dispute;
  const answerBy = dispute.answerBy && dayIn(timeZone, dispute.answerBy);
  const outcome = status === 'won' || status === 'lost' ? status : 'open';
  return { outcome, amountCents, reason, answerBy };
}

function toOrderFraudWarning(warning: FraudWarning): OrderFraudWarning {
  return { fraudType: warning.fraudType, isPending: isWarningPending(warning) };
}
