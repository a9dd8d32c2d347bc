import { Global, Module } from '@nestjs/common';
import { EmailComposer } from './email-composer.js';
import { BulkMailer } from './bulk-mailer.js';
import { Mailer, MailerCheck } from './mailer.js';
import { SmtpBulkMailer } from './smtp-bulk-mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The email composer and the mailer of all modules. */
@Global()
@Module({
  providers: [
    MailerCheck,
    EmailComposer,
    { provide: BulkMailer, useClass: SmtpBulkMailer },
    { provide: Mailer, useClass: SmtpMailer },
  ],
  exports: [BulkMailer, EmailComposer],
})
export class MailerModule {}
