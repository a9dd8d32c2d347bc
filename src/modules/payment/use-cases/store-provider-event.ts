import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { disputeSeen, intentChanged, refundSeen } from '../domain/payment-events.js';
import { ProviderEventLog } from '../ports/provider-event-log.js';
import { WebhookReader } from '../ports/webhook-reader.js';

const ENDED = new Set(['payment_intent.succeeded', 'payment_intent.canceled']);

/**
 * Stores a provider's event once, with the events it causes, before it is acknowledged. An event
 * that requires no action is acknowledged without being stored.
 */
@Injectable()
export class StoreProviderEvent {
  constructor(
    private readonly reader: WebhookReader,
    private readonly log: ProviderEventLog,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws BadSignature, UnreadableEvent */
  async execute(body: Buffer, signature: string): Promise<void> {
    const event = this.reader.read(body, signature);
    const { intentId } = event;
    const followUp = followUpOf(event.type);
    if (!intentId || !followUp) return;
    await this.unitOfWork.run(async () => {
      if (await this.log.add(event)) await this.events.publish(followUp, { intentId });
    });
  }
}

/** The domain event caused by a provider's event of this type; undefined where there is none. */
function followUpOf(type: string) {
  if (ENDED.has(type)) return intentChanged;
  if (type.startsWith('charge.dispute.')) return disputeSeen;
  return /refund/.test(type) ? refundSeen : undefined;
}
