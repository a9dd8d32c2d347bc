import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { subscribed } from '../../domain/newsletter-events.js';
import { NewsletterNotifications } from '../../ports/newsletter-notifications.js';
import { SubscriberRepository } from '../../ports/subscriber-repository.js';
import { SubscriberTokens } from '../../ports/subscriber-tokens.js';

/** Welcomes a subscriber, unless the subscription has ended meanwhile. */
@Injectable()
@OnEvent({ event: subscribed, job: 'newsletter.welcome', queue: 'mail' })
export class WelcomeSubscriberJob extends JobHandler<{ subscriberId: string }> {
  constructor(
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: SubscriberTokens,
    private readonly notifications: NewsletterNotifications,
  ) {
    super();
  }

  async handle({ subscriberId }: { subscriberId: string }, run: JobRun): Promise<void> {
    const subscriber = await this.subscribers.find(subscriberId);
    if (subscriber?.status !== 'active') return;
    await this.notifications.welcome(
      subscriber.email,
      this.tokens.of(subscriberId, 'unsubscribe'),
      run.id,
    );
  }
}
