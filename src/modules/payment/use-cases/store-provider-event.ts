import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import {
  declinesUsedUp,
  intentChanged,
  paymentReportReceived,
  refundUpdateReceived,
} from '../domain/payment-events.js';
import { OUTCOME_EVENTS } from '../domain/payment-attempt.js';
import { DeclineLimits } from '../ports/decline-limits.js';
import { PaymentMetrics } from '../ports/payment-attempts.js';
import { ProviderEventLog } from '../ports/provider-event-log.js';
import { type ReceivedEvent, WebhookReader } from '../ports/card-provider.js';

const { succeeded: SUCCEEDED, declined: FAILED } = OUTCOME_EVENTS;
const ENDED = new Set([SUCCEEDED, 'payment_intent.canceled']);

/**
 * Stores a provider's event once, with the domain event it causes, before it is acknowledged; an
 * event that requires no action is acknowledged without being stored. Counts a declined card, and
 * has the payment canceled on which the account has used up its declines.
 */
@Injectable()
export class StoreProviderEvent {
  constructor(
    private readonly reader: WebhookReader,
    private readonly log: ProviderEventLog,
    private readonly events: DomainEvents,
    private readonly declines: DeclineLimits,
    private readonly metrics: PaymentMetrics,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws BadSignature, UnreadableEvent */
  async execute(body: Buffer, signature: string): Promise<void> {
    const event = this.reader.read(body, signature);
    const { intentId } = event;
    const caused = domainEventFor(event.type);
    if (!intentId || !(caused || isDecline(event))) return;
    const publish = async () => {
      if (caused) await this.events.publish(caused, { intentId });
    };
    const isNew = await this.unitOfWork.run(() => this.log.add(event, publish));
    if (isNew) await this.count(event);
  }

  /**
   * Runs after the commit, because the counts are not in the database. A process that dies in
   * between leaves one card uncounted; the next declined card finds the declines used up, too.
   */
  private async count(event: ReceivedEvent): Promise<void> {
    const { type, intentId, payer, declinedCard } = event;
    if (!payer) return;
    if (isDecline(event)) this.metrics.count('declined');
    if (type === SUCCEEDED) {
      this.metrics.count('succeeded');
      await this.declines.clear(payer.userId);
    }
    if (type !== FAILED) return;
    const isUsedUp = await this.declines.countDecline(payer, declinedCard?.fingerprint);
    if (!isUsedUp || !intentId) return;
    // The open card form would go on taking cards.
    await this.unitOfWork.run(() => this.events.publish(declinesUsedUp, { intentId }));
  }
}

function isDecline({ type, declinedCard }: ReceivedEvent): boolean {
  return type === FAILED && declinedCard !== undefined;
}

/** The domain event caused by a provider's event of this type; undefined where there is none. */
function domainEventFor(type: string) {
  if (ENDED.has(type)) return intentChanged;
  if (/^(charge\.dispute|radar\.early_fraud_warning)\./.test(type)) return paymentReportReceived;
  return /refund/.test(type) ? refundUpdateReceived : undefined;
}
