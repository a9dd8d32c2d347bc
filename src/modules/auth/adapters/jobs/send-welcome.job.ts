import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { userRegistered } from '../../domain/auth-events.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { UserQueries } from '../../ports/user-queries.js';

@Injectable()
@OnEvent({ event: userRegistered, job: 'auth.send-welcome', queue: 'mail' })
export class SendWelcomeJob extends JobHandler<{ personId: string }> {
  constructor(
    private readonly users: UserQueries,
    private readonly mails: UserNotifications,
  ) {
    super();
  }

  async handle({ personId }: { personId: string }, run: JobRun): Promise<void> {
    const user = await this.users.find(personId);
    if (user) await this.mails.welcome(user, run.id);
  }
}
