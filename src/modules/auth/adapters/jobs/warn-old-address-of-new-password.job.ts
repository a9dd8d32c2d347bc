import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { passwordChanged } from '../../domain/auth-events.js';
import { isSameEmail } from '../../domain/email-change.js';
import { EmailChanges } from '../../ports/email-changes.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { UserQueries } from '../../ports/user-queries.js';

/** Notifies the old address of an unconfirmed change, too: it can still reset the password. */
@Injectable()
@OnEvent({
  event: passwordChanged,
  job: 'auth.warn-old-address-of-new-password',
  queue: 'mail',
})
export class WarnOldAddressOfNewPasswordJob extends JobHandler<{ personId: string }> {
  constructor(
    private readonly emailChanges: EmailChanges,
    private readonly users: UserQueries,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ personId }: { personId: string }, run: JobRun): Promise<void> {
    const change = await this.emailChanges.find({ userId: personId }, this.clock.now());
    const user = change && (await this.users.find(personId));
    if (!user || isSameEmail(change.oldEmail, user.email)) return;
    await this.notifications.passwordChanged({ name: user.name, email: change.oldEmail }, run.id);
  }
}
