import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { InstallationId } from '../../../../platform/operations/installation-id.js';
import type { Dispute, DisputeStatus } from '../../domain/dispute.js';
import type { ReportedFraudWarning } from '../../domain/fraud-warning.js';
import { PaymentReportProvider } from '../../ports/card-provider.js';
import { createdSince, ofPayment } from './stripe-lists.js';

const INTENT = { expand: ['data.payment_intent'] };

/**
 * Inquiries (`warning_…`) count as disputes: the bank asks, and a dispute may follow. A status that
 * is not listed waits for somebody to look at it.
 */
const STATUS = new Map<string, DisputeStatus>([
  ['warning_under_review', 'under_review'],
  ['under_review', 'under_review'],
  ['appeal_under_review', 'under_review'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

/** The disputes and early fraud warnings at Stripe. */
@Injectable()
export class StripePaymentReportProvider extends PaymentReportProvider {
  constructor(
    private readonly stripe: Stripe,
    private readonly installationId: InstallationId,
  ) {
    super();
  }

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    const installation = await this.installationId.id();
    const found = await ofPayment((page) =>
      this.stripe.disputes.list({ payment_intent: intentId, ...page, ...INTENT }),
    );
    return found.flatMap((dispute) => disputeFromStripe(dispute, installation));
  }

  async *listOpenedSince(since: Date): AsyncIterable<Dispute> {
    const installation = await this.installationId.id();
    const disputes = createdSince(since, (page) =>
      this.stripe.disputes.list({ ...page, ...INTENT }),
    );
    for await (const dispute of disputes) yield* disputeFromStripe(dispute, installation);
  }

  async warningsOfIntent(intentId: string): Promise<readonly ReportedFraudWarning[]> {
    const installation = await this.installationId.id();
    const found = await ofPayment((page) =>
      this.stripe.radar.earlyFraudWarnings.list({ payment_intent: intentId, ...page, ...INTENT }),
    );
    return found.flatMap((warning) => warningFromStripe(warning, installation));
  }

  async *listWarningsSince(since: Date): AsyncIterable<ReportedFraudWarning> {
    const installation = await this.installationId.id();
    const warnings = createdSince(since, (page) =>
      this.stripe.radar.earlyFraudWarnings.list({ ...page, ...INTENT }),
    );
    for await (const warning of warnings) yield* warningFromStripe(warning, installation);
  }
}

/** The expanded payment; undefined where it is not one of this installation. */
function ownIntent(
  intent: string | Stripe.PaymentIntent | null | undefined,
  installation: string,
): Stripe.PaymentIntent | undefined {
  const isOwn = typeof intent === 'object' && intent?.metadata['installation'] === installation;
  return isOwn ? intent : undefined;
}

/** Empty where the payment is not one of this installation. */
function disputeFromStripe(dispute: Stripe.Dispute, installation: string): Dispute[] {
  const intent = ownIntent(dispute.payment_intent, installation);
  if (!intent) return [];
  const { due_by: dueBy } = dispute.evidence_details;
  return [
    {
      id: dispute.id,
      intentId: intent.id,
      amountCents: dispute.amount,
      // The provider's fee for the dispute is apart, in `fee`.
      withdrawnCents: Math.max(
        0,
        dispute.balance_transactions.reduce((sum, { amount }) => sum - amount, 0),
      ),
      reason: dispute.reason,
      status: STATUS.get(dispute.status) ?? 'needs_answer',
      answerBy: dueBy ? new Date(dueBy * 1000) : null,
      openedAt: new Date(dispute.created * 1000),
    },
  ];
}

/** Empty where the payment is not one of this installation. */
function warningFromStripe(
  warning: Stripe.Radar.EarlyFraudWarning,
  installation: string,
): ReportedFraudWarning[] {
  const intent = ownIntent(warning.payment_intent, installation);
  if (!intent) return [];
  return [
    {
      id: warning.id,
      intentId: intent.id,
      amountCents: intent.amount,
      fraudType: warning.fraud_type,
      isActionable: warning.actionable,
      issuedAt: new Date(warning.created * 1000),
    },
  ];
}
