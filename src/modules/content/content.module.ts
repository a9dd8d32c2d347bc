import { Module } from '@nestjs/common';
import { ContactController } from './adapters/http/contact.controller.js';
import { RobotsController } from './adapters/http/robots.controller.js';
import { ShopController } from './adapters/http/shop.controller.js';
import { ShowcaseController } from './adapters/http/showcase.controller.js';
import { ForwardContactJob } from './adapters/jobs/forward-contact.job.js';
import { DeskContactMails } from './adapters/mail/desk-contact-mails.js';
import { PostgresContactMessages } from './adapters/postgres/postgres-contact-messages.js';
import { PostgresShowcase } from './adapters/postgres/postgres-showcase.js';
import { ContactMails } from './ports/contact-mails.js';
import { ContactMessages } from './ports/contact-messages.js';
import { Showcase } from './ports/showcase.js';
import { SendContactMessage } from './use-cases/send-contact-message.js';

/** What the shop says of itself, and what people say to it. No rules of its own, so no domain. */
@Module({
  controllers: [ContactController, RobotsController, ShopController, ShowcaseController],
  providers: [
    ForwardContactJob,
    SendContactMessage,
    { provide: ContactMails, useClass: DeskContactMails },
    { provide: ContactMessages, useClass: PostgresContactMessages },
    { provide: Showcase, useClass: PostgresShowcase },
  ],
  exports: [Showcase],
})
export class ContentModule {}
