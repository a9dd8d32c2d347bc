import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactController } from './adapters/http/contact.controller.js';
import { RobotsController } from './adapters/http/robots.controller.js';
import { ShopController } from './adapters/http/shop.controller.js';
import { HomeContentController } from './adapters/http/home-content.controller.js';
import { ForwardContactJob } from './adapters/jobs/forward-contact.job.js';
import { ContactEmails } from './adapters/email/contact-emails.js';
import { CONTENT_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresContactMessageRepository } from './adapters/postgres/postgres-contact-message-repository.js';
import { PostgresHomeContent } from './adapters/postgres/postgres-home-content.js';
import { ContactNotifications } from './ports/contact-notifications.js';
import { ContactMessageRepository } from './ports/contact-message-repository.js';
import { HomeContent } from './ports/home-content.js';
import { SendContactMessage } from './use-cases/send-contact-message.js';

/** The shop's facts, its home page and its contact form. No rules of its own, so no domain. */
@Module({
  imports: [TypeOrmModule.forFeature(CONTENT_ENTITIES)],
  controllers: [ContactController, RobotsController, ShopController, HomeContentController],
  providers: [
    ForwardContactJob,
    SendContactMessage,
    { provide: ContactNotifications, useClass: ContactEmails },
    { provide: ContactMessageRepository, useClass: PostgresContactMessageRepository },
    { provide: HomeContent, useClass: PostgresHomeContent },
  ],
  exports: [HomeContent],
})
export class ContentModule {}
