import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { passwordChanged } from '../../domain/auth-events.js';
import type { User } from '../../domain/user.js';
import { UserEmailJob } from './user-email.job.js';

@Injectable()
@OnEvent({ event: passwordChanged, job: 'auth.warn-of-new-password', queue: 'mail' })
export class SendPasswordChangedNoticeJob extends UserEmailJob<{ personId: string }> {
  protected send(user: User, sendId: string): Promise<void> {
    return this.notifications.passwordChanged(user, sendId);
  }
}
