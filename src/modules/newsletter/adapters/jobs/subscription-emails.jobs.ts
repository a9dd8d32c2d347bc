import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { confirmationRequested, subscribed } from '../../domain/subscriber.js';
import {
  NewsletterNotifications,
  SubscriberRepository,
  SubscriberTokens,
} from '../../ports/subscribers.js';

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
