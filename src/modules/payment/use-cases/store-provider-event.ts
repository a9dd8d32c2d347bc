import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { disputeSeen, intentChanged, refundSeen } from '../domain/payment-events.js';
import { DeclineLimits } from '../ports/decline-limits.js';
import { ProviderEventLog } from '../ports/provider-event-log.js';
import { type ReceivedEvent, WebhookReader } from '../ports/webhook-reader.js';

const SUCCEEDED = 'payment_intent.succeeded';
const FAILED = 'payment_intent.payment_failed';
const ENDED = new Set([SUCCEEDED, 'payment_intent.canceled']);

/**
 * Stores a provider's event once, with the events it causes, before it is acknowledged, and counts
 * a declined card. An event that requires no action is acknowledged without being stored.
 */
@Injectable()
export class StoreProviderEvent {
  constructor(
    private readonly reader: WebhookReader,
    private readonly log: ProviderEventLog,
    private readonly events: DomainEvents,
    private readonly declines: DeclineLimits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws BadSignature, UnreadableEvent */
  async execute(body: Buffer, signature: string): Promise<void> {
    const event = this.reader.read(body, signature);
    const { intentId } = event;
    const followUp = followUpOf(event.type);
    if (!intentId || !(followUp || isDecline(event))) return;
    const isNew = await this.unitOfWork.run(async () => {
      const isAdded = await this.log.add(event);
      if (isAdded && followUp) await this.events.publish(followUp, { intentId });
      return isAdded;
    });
    if (isNew) await this.count(event);
  }

  private async count({ type, payer, declinedCard }: ReceivedEvent): Promise<void> {
    if (!payer) return;
    if (type === SUCCEEDED) await this.declines.clear(payer.userId);
    if (type === FAILED) await this.declines.countDecline(payer, declinedCard?.fingerprint);
  }
}

function isDecline({ type, declinedCard }: ReceivedEvent): boolean {
  return type === FAILED && declinedCard !== undefined;
}

/** The domain event caused by a provider's event of this type; undefined where there is none. */
function followUpOf(type: string) {
  if (ENDED.has(type)) return intentChanged;
  if (type.startsWith('charge.dispute.')) return disputeSeen;
  return /refund/.test(type) ? refundSeen : undefined;
}
