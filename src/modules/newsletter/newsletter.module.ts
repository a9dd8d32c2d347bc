import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { OutboxRepository } from '../../platform/outbox/outbox-repository.js';
import { HmacSubscriberTokens } from './adapters/crypto/hmac-subscriber-tokens.js';
import { CampaignEmailsController } from './adapters/http/campaign-emails.controller.js';
import { CampaignsController } from './adapters/http/campaigns.controller.js';
import { NewsletterController } from './adapters/http/newsletter.controller.js';
import { SubscribersFileController } from './adapters/http/subscribers-file.controller.js';
import { UnconfirmedEmailsController } from './adapters/http/unconfirmed-emails.controller.js';
import { PurgeUnconfirmedSubscribers } from './adapters/jobs/purge-unconfirmed-subscribers.js';
import { SendCampaignTestJob } from './adapters/jobs/send-campaign-test.job.js';
import {
  SendSubscriptionConfirmationJob,
  WelcomeSubscriberJob,
} from './adapters/jobs/subscription-emails.jobs.js';
import { CampaignGauges } from './adapters/metrics/campaign-gauges.js';
import { ComposedCampaignEmails } from './adapters/email/composed-campaign-emails.js';
import { NewsletterEmails } from './adapters/email/newsletter-emails.js';
import { CampaignImages } from './adapters/postgres/campaign-images.js';
import { NEWSLETTER_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresCampaignDeliveries } from './adapters/postgres/postgres-campaign-deliveries.js';
import { PostgresCampaignQueries } from './adapters/postgres/postgres-campaign-queries.js';
import { PostgresCampaignRepository } from './adapters/postgres/postgres-campaign-repository.js';
import { PostgresSubscriberQueries } from './adapters/postgres/postgres-subscriber-queries.js';
import { PostgresSubscriberRepository } from './adapters/postgres/postgres-subscriber-repository.js';
import { CampaignBatches } from './adapters/email/campaign-batches.js';
import { CampaignSender } from './adapters/email/campaign-sender.js';
import {
  CampaignBatchSender,
  CampaignDeliveries,
  CampaignSettings,
  TransactionalEmails,
} from './ports/campaign-deliveries.js';
import { CampaignEmails, CampaignRepository } from './ports/campaign-repository.js';
import { CampaignQueries } from './ports/campaign-queries.js';
import {
  NewsletterNotifications,
  NewsletterSettings,
  SubscriberQueries,
  SubscriberRepository,
  SubscriberTokens,
} from './ports/subscribers.js';
import { CancelSubscription } from './use-cases/cancel-subscription.js';
import { ChangeCampaignState } from './use-cases/change-campaign-state.js';
import { ConfirmSubscription } from './use-cases/confirm-subscription.js';
import { CreateCampaign } from './use-cases/create-campaign.js';
import { DeleteCampaign } from './use-cases/delete-campaign.js';
import { DismissCampaignEmail } from './use-cases/dismiss-campaign-email.js';
import { EditCampaign } from './use-cases/edit-campaign.js';
import { PauseRefusedCampaign } from './use-cases/pause-refused-campaign.js';
import { ResendCampaignEmail } from './use-cases/resend-campaign-email.js';
import { ResendFailedEmails } from './use-cases/resend-failed-emails.js';
import { SendCampaignTest } from './use-cases/send-campaign-test.js';
import { SendDueCampaigns } from './use-cases/send-due-campaigns.js';
import { SubscribeEmail } from './use-cases/subscribe-email.js';
import { UnsubscribeByToken } from './use-cases/unsubscribe-by-token.js';
import { SubscriptionData } from './adapters/postgres/subscription-data.js';

@Module({
  imports: [TypeOrmModule.forFeature(NEWSLETTER_ENTITIES)],
  controllers: [
    CampaignEmailsController,
    CampaignsController,
    NewsletterController,
    SubscribersFileController,
    UnconfirmedEmailsController,
  ],
  providers: [
    SubscriptionData,
    CampaignGauges,
    CampaignImages,
    CampaignSender,
    CancelSubscription,
    ChangeCampaignState,
    ConfirmSubscription,
    CreateCampaign,
    DeleteCampaign,
    DismissCampaignEmail,
    EditCampaign,
    PauseRefusedCampaign,
    PurgeUnconfirmedSubscribers,
    ResendCampaignEmail,
    ResendFailedEmails,
    SendCampaignTest,
    SendCampaignTestJob,
    SendDueCampaigns,
    SendSubscriptionConfirmationJob,
    SubscribeEmail,
    UnsubscribeByToken,
    WelcomeSubscriberJob,
    { provide: CampaignBatchSender, useClass: CampaignBatches },
    { provide: CampaignDeliveries, useClass: PostgresCampaignDeliveries },
    { provide: CampaignEmails, useClass: ComposedCampaignEmails },
    { provide: CampaignQueries, useClass: PostgresCampaignQueries },
    { provide: CampaignRepository, useClass: PostgresCampaignRepository },
    {
      provide: CampaignSettings,
      inject: [Env],
      useFactory: (env: Env): CampaignSettings => ({ emailsPerSecond: env.CAMPAIGN_RATE }),
    },
    { provide: NewsletterNotifications, useClass: NewsletterEmails },
    { provide: SubscriberQueries, useClass: PostgresSubscriberQueries },
    { provide: SubscriberRepository, useClass: PostgresSubscriberRepository },
    {
      provide: NewsletterSettings,
      inject: [Env],
      useFactory: (env: Env): NewsletterSettings => ({ mustConfirm: env.NEWSLETTER_DOUBLE_OPT_IN }),
    },
    {
      provide: TransactionalEmails,
      inject: [OutboxRepository],
      useFactory: (outbox: OutboxRepository): TransactionalEmails => ({
        hasWaiting: () => outbox.hasWaiting('mail'),
      }),
    },
    { provide: SubscriberTokens, useClass: HmacSubscriberTokens },
  ],
})
export class NewsletterModule {}
