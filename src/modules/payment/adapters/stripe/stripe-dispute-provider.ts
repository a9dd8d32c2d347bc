import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { InstallationId } from '../../../../platform/operations/installation-id.js';
import type { Dispute, DisputeStatus } from '../../domain/dispute.js';
import { DisputeProvider } from '../../ports/dispute-provider.js';
import { isMissing, translated } from './stripe-client.js';

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

/** The disputes at Stripe. */
@Injectable()
export class StripeDisputeProvider extends DisputeProvider {
  constructor(
    private readonly stripe: Stripe,
    private readonly installationId: InstallationId,
  ) {
    super();
  }

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    const installation = await this.installationId.id();
    return translated(async () => {
      const found = await this.stripe.disputes
        .list({ payment_intent: intentId, limit: 100, ...INTENT })
        .catch((error: unknown) => {
          if (isMissing(error)) return { data: [] };
          throw error;
        });
      return found.data.flatMap((dispute) => disputeFromStripe(dispute, installation));
    });
  }

  async *listOpenedSince(since: Date): AsyncIterable<Dispute> {
    const installation = await this.installationId.id();
    let after: string | undefined;
    do {
      const page = await translated(() =>
        this.stripe.disputes.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: 100,
          ...INTENT,
          ...(after && { starting_after: after }),
        }),
      );
      for (const dispute of page.data) yield* disputeFromStripe(dispute, installation);
      after = page.has_more ? page.data.at(-1)?.id : undefined;
    } while (after);
  }
}

/** Empty where the payment is not one of this installation. */
function disputeFromStripe(dispute: Stripe.Dispute, installation: string): Dispute[] {
  const { payment_intent: intent, evidence_details: evidence } = dispute;
  if (typeof intent !== 'object' || intent?.metadata['installation'] !== installation) return [];
  return [
    {
      id: dispute.id,
      intentId: intent.id,
      amountCents: dispute.amount,
      reason: dispute.reason,
      status: STATUS.get(dispute.status) ?? 'needs_answer',
      answerBy: evidence.due_by ? new Date(evidence.due_by * 1000) : null,
      openedAt: new Date(dispute.created * 1000),
    },
  ];
}
