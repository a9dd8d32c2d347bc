import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { HmacSubscriberTokens } from './adapters/crypto/hmac-subscriber-tokens.js';
import { NewsletterController } from './adapters/http/newsletter.controller.js';
import { SubscribersFileController } from './adapters/http/subscribers-file.controller.js';
import { SendSubscriptionConfirmationJob } from './adapters/jobs/send-subscription-confirmation.job.js';
import { WelcomeSubscriberJob } from './adapters/jobs/welcome-subscriber.job.js';
import { NewsletterEmails } from './adapters/email/newsletter-emails.js';
import { NEWSLETTER_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresSubscriberQueries } from './adapters/postgres/postgres-subscriber-queries.js';
import { PostgresSubscriberRepository } from './adapters/postgres/postgres-subscriber-repository.js';
import { NewsletterNotifications } from './ports/newsletter-notifications.js';
import { NewsletterSettings } from './ports/newsletter-settings.js';
import { SubscriberQueries } from './ports/subscriber-queries.js';
import { SubscriberRepository } from './ports/subscriber-repository.js';
import { SubscriberTokens } from './ports/subscriber-tokens.js';
import { CancelSubscription } from './use-cases/cancel-subscription.js';
import { ConfirmSubscription } from './use-cases/confirm-subscription.js';
import { Subscribe } from './use-cases/subscribe.js';
import { Unsubscribe } from './use-cases/unsubscribe.js';
import { SubscriptionData } from './adapters/postgres/subscription-data.js';

@Module({
  imports: [TypeOrmModule.forFeature(NEWSLETTER_ENTITIES)],
  controllers: [NewsletterController, SubscribersFileController],
  providers: [
    SubscriptionData,
    SendSubscriptionConfirmationJob,
    CancelSubscription,
    ConfirmSubscription,
    Subscribe,
    Unsubscribe,
    WelcomeSubscriberJob,
    { provide: NewsletterNotifications, useClass: NewsletterEmails },
    { provide: SubscriberQueries, useClass: PostgresSubscriberQueries },
    { provide: SubscriberRepository, useClass: PostgresSubscriberRepository },
    {
      provide: NewsletterSettings,
      inject: [Env],
      useFactory: (env: Env): NewsletterSettings => ({ mustConfirm: env.NEWSLETTER_DOUBLE_OPT_IN }),
    },
    { provide: SubscriberTokens, useClass: HmacSubscriberTokens },
  ],
})
export class NewsletterModule {}
