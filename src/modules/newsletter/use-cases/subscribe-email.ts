import { Injectable } from '@nestjs/common';
import { Clock, MINUTE_MS } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { confirmationRequested, subscribed } from '../domain/subscriber.js';
import { NewsletterSettings, SubscriberRepository } from '../ports/subscribers.js';

/** Limits the emails to an address that is entered repeatedly. */
const REPEAT_AFTER_MS = 10 * MINUTE_MS;

/**
 * Subscribes an email address. The response is the same for one that is subscribed already, which
 * gets no second email.
 */
@Injectable()
export class SubscribeEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly subscribers: SubscriberRepository,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly settings: NewsletterSettings,
  ) {}

  /**
   * `mustConfirm`: whether it begins only when the user confirms it by the link in an email; the
   * same for every address. `isEmailed`: whether this address gets an email, which nobody may learn.
   */
  async execute(email: string): Promise<{ mustConfirm: boolean; isEmailed: boolean }> {
    const { mustConfirm } = this.settings;
    const createdAt = this.clock.now();
    const subscriber = { id: this.ids.next(), email, createdAt };
    const isEmailed = await this.unitOfWork.run(async () => {
      const subscriberId = mustConfirm
        ? await this.subscribers.addPending(subscriber, new Date(+createdAt - REPEAT_AFTER_MS))
        : await this.subscribers.activate(subscriber);
      const event = mustConfirm ? confirmationRequested : subscribed;
      if (subscriberId) await this.events.publish(event, { subscriberId });
      return subscriberId !== undefined;
    });
    return { mustConfirm, isEmailed };
  }
}
