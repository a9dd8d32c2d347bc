import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { userRegistered } from '../../domain/auth-events.js';
import type { User } from '../../domain/user.js';
import { UserEmailJob } from './user-email.job.js';

@Injectable()
@OnEvent({ event: userRegistered, job: 'auth.send-welcome', queue: 'mail' })
export class SendWelcomeJob extends UserEmailJob<{ personId: string }> {
  protected send(user: User, sendId: string): Promise<void> {
    return this.notifications.welcome(user, sendId);
  }
}
