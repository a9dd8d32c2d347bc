import { Global, Module } from '@nestjs/common';
import { MailerCheck } from './mailer-check.js';
import { EmailComposer } from './email-composer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** The email composer and the mailer of all modules. */
@Global()
@Module({
  providers: [MailerCheck, EmailComposer, { provide: Mailer, useClass: SmtpMailer }],
  exports: [EmailComposer],
})
export class MailerModule {}
