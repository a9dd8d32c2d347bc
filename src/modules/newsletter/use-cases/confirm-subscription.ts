import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { InvalidConfirmLink, subscribed } from '../domain/subscriber.js';
import { SubscriberRepository, SubscriberTokens } from '../ports/subscribers.js';

/** Begins a subscription by the token in its confirmation email. Idempotent. */
@Injectable()
export class ConfirmSubscription {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: SubscriberTokens,
    private readonly events: DomainEvents,
  ) {}

  /** @throws InvalidConfirmLink, also where the subscription has ended since. */
  async execute(token: string): Promise<void> {
    const id = this.tokens.read(token, 'confirm');
    const isActive = id && (await this.unitOfWork.run(() => this.confirm(id)));
    if (!isActive) throw new InvalidConfirmLink();
  }

  private async confirm(subscriberId: string): Promise<boolean> {
    if (!(await this.subscribers.confirm(subscriberId))) {
      return (await this.subscribers.find(subscriberId))?.status === 'active';
    }
    await this.events.publish(subscribed, { subscriberId });
    return true;
  }
}
