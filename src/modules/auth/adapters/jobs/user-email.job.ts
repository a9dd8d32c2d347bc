import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import type { User } from '../../domain/user.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { UserQueries } from '../../ports/user-queries.js';

/** Sends an email about an account, unless the account no longer exists. */
@Injectable()
export abstract class UserEmailJob<
  Event extends { readonly personId: string },
> extends JobHandler<Event> {
  constructor(
    private readonly users: UserQueries,
    protected readonly notifications: UserNotifications,
  ) {
    super();
  }

  async handle(event: Event, run: JobRun): Promise<void> {
    const user = await this.users.find(event.personId);
    if (user) await this.send(user, run.id, event);
  }

  /** `sendId` is equal on every attempt. */
  protected abstract send(user: User, sendId: string, event: Event): Promise<void>;
}
