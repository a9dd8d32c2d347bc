import { Module } from '@nestjs/common';
import { HmacUnsubscribeTokens } from './adapters/crypto/hmac-unsubscribe-tokens.js';
import { NewsletterController } from './adapters/http/newsletter.controller.js';
import { SubscribersFileController } from './adapters/http/subscribers-file.controller.js';
import { WelcomeSubscriberJob } from './adapters/jobs/welcome-subscriber.job.js';
import { DeskNewsletterMails } from './adapters/mail/desk-newsletter-mails.js';
import { PostgresSubscriberQueries } from './adapters/postgres/postgres-subscriber-queries.js';
import { PostgresSubscribers } from './adapters/postgres/postgres-subscribers.js';
import { NewsletterMails } from './ports/newsletter-mails.js';
import { SubscriberQueries } from './ports/subscriber-queries.js';
import { Subscribers } from './ports/subscribers.js';
import { UnsubscribeTokens } from './ports/unsubscribe-tokens.js';
import { CancelSubscription } from './use-cases/cancel-subscription.js';
import { Subscribe } from './use-cases/subscribe.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';

/** Who gets the newsletter, and how they stop it. */
@Module({
  controllers: [NewsletterController, SubscribersFileController],
  providers: [
    CancelSubscription,
    Subscribe,
    Unsubscribe,
    WelcomeSubscriberJob,
    { provide: NewsletterMails, useClass: DeskNewsletterMails },
    { provide: SubscriberQueries, useClass: PostgresSubscriberQueries },
    { provide: Subscribers, useClass: PostgresSubscribers },
    { provide: UnsubscribeTokens, useClass: HmacUnsubscribeTokens },
  ],
})
export class NewsletterModule {}
