import { Module } from '@nestjs/common';
import { HmacSubscriberTokens } from './adapters/crypto/hmac-subscriber-tokens.js';
import { NewsletterController } from './adapters/http/newsletter.controller.js';
import { SubscribersFileController } from './adapters/http/subscribers-file.controller.js';
import { AskSubscriberJob } from './adapters/jobs/ask-subscriber.job.js';
import { WelcomeSubscriberJob } from './adapters/jobs/welcome-subscriber.job.js';
import { DeskNewsletterMails } from './adapters/mail/desk-newsletter-mails.js';
import { PostgresSubscriberQueries } from './adapters/postgres/postgres-subscriber-queries.js';
import { PostgresSubscribers } from './adapters/postgres/postgres-subscribers.js';
import { NewsletterMails } from './ports/newsletter-mails.js';
import { SubscriberQueries } from './ports/subscriber-queries.js';
import { Subscribers } from './ports/subscribers.js';
import { SubscriberTokens } from './ports/subscriber-tokens.js';
import { CancelSubscription } from './use-cases/cancel-subscription.js';
import { ConfirmSubscription } from './use-cases/confirm-subscription.js';
import { Subscribe } from './use-cases/subscribe.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';

/** Who gets the newsletter, and how they stop it. */
@Module({
  controllers: [NewsletterController, SubscribersFileController],
  providers: [
    AskSubscriberJob,
    CancelSubscription,
    ConfirmSubscription,
    Subscribe,
    Unsubscribe,
    WelcomeSubscriberJob,
    { provide: NewsletterMails, useClass: DeskNewsletterMails },
    { provide: SubscriberQueries, useClass: PostgresSubscriberQueries },
    { provide: Subscribers, useClass: PostgresSubscribers },
    { provide: SubscriberTokens, useClass: HmacSubscriberTokens },
  ],
})
export class NewsletterModule {}
