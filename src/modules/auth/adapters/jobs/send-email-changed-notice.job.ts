import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { emailChanged } from '../../domain/auth-events.js';
import type { User } from '../../domain/user.js';
import { UserEmailJob } from './user-email.job.js';

interface EmailChanged {
  readonly personId: string;
  readonly oldEmail: string;
}

/** Notifies the old address, which may be the only one that the owner still reads. */
@Injectable()
@OnEvent({ event: emailChanged, job: 'auth.warn-of-new-email', queue: 'mail' })
export class SendEmailChangedNoticeJob extends UserEmailJob<EmailChanged> {
  protected send({ name }: User, sendId: string, { oldEmail }: EmailChanged): Promise<void> {
    return this.notifications.emailChanged({ name, email: oldEmail }, sendId);
  }
}
