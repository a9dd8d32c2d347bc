import { Global, Module } from '@nestjs/common';
import { MailCheck } from './mail-check.js';
import { MailDesk } from './mail-desk.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

/** Mails of every module, in one form. */
@Global()
@Module({
  providers: [MailCheck, MailDesk, { provide: Mailer, useClass: SmtpMailer }],
  exports: [MailDesk],
})
export class MailModule {}
