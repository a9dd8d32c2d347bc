import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { unconfirmedEmailChanged } from '../../domain/auth-events.js';
import { EmailChanges } from '../../ports/email-changes.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { UserQueries } from '../../ports/user-queries.js';
import { LinkTokens } from './link-tokens.js';

/** Sends the old address the link that undoes the change, unless it has ended meanwhile. */
@Injectable()
@OnEvent({ event: unconfirmedEmailChanged, job: 'auth.offer-email-undo', queue: 'mail' })
export class OfferEmailUndoJob extends JobHandler<{ changeId: string }> {
  constructor(
    private readonly emailChanges: EmailChanges,
    private readonly users: UserQueries,
    private readonly links: LinkTokens,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ changeId }: { changeId: string }, run: JobRun): Promise<void> {
    const change = await this.emailChanges.find({ id: changeId }, this.clock.now());
    const user = change && (await this.users.find(change.userId));
    if (!user) return;
    const undo = { token: await this.links.emailUndo(changeId), until: change.expiresAt };
    await this.notifications.emailChanged(
      { name: user.name, email: change.oldEmail },
      run.id,
      undo,
    );
  }
}
