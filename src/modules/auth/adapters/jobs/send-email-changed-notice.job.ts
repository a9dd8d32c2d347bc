import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { emailChanged } from '../../domain/auth-events.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { UserQueries } from '../../ports/user-queries.js';

interface EmailChanged {
  readonly personId: string;
  readonly oldEmail: string;
}

@Injectable()
@OnEvent({ event: emailChanged, job: 'auth.warn-of-new-email', queue: 'mail' })
export class SendEmailChangedNoticeJob extends JobHandler<EmailChanged> {
  constructor(
    private readonly users: UserQueries,
    private readonly mails: UserNotifications,
  ) {
    super();
  }

  async handle({ personId, oldEmail }: EmailChanged, run: JobRun): Promise<void> {
    const user = await this.users.find(personId);
    if (user) await this.mails.emailChanged({ name: user.name, email: oldEmail }, run.id);
  }
}
