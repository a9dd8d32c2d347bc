import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { confirmationRequested } from '../../domain/newsletter-events.js';
import { NewsletterNotifications } from '../../ports/newsletter-notifications.js';
import { SubscriberTokens } from '../../ports/subscriber-tokens.js';
import { SubscriberRepository } from '../../ports/subscriber-repository.js';

/** Emails the confirmation link, unless the subscription has changed meanwhile. */
@Injectable()
@OnEvent({ event: confirmationRequested, job: 'newsletter.ask', queue: 'mail' })
export class SendSubscriptionConfirmationJob extends JobHandler<{ subscriberId: string }> {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: SubscriberTokens,
    private readonly notifications: NewsletterNotifications,
  ) {
    super();
  }

  async handle({ subscriberId }: { subscriberId: string }, run: JobRun): Promise<void> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (subscriber?.status !== 'pending') return;
    await this.notifications.requestConfirmation(
      subscriber.email,
      this.tokens.of(subscriberId, 'confirm'),
      run.id,
    );
  }
}
