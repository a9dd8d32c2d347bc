import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { passwordResetRequested } from '../../domain/auth-events.js';
import { PasswordResets } from '../../ports/password-resets.js';
import { UserNotifications } from '../../ports/user-notifications.js';

/**
 * Tells the new address of an unconfirmed change that the reset link went to the old one. A job of
 * its own, because the old mailbox may refuse the link's email.
 */
@Injectable()
@OnEvent({ event: passwordResetRequested, job: 'auth.tell-new-address', queue: 'mail' })
export class SendResetRedirectedNoticeJob extends JobHandler<{ resetId: string }> {
  constructor(
    private readonly resets: PasswordResets,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ resetId }: { resetId: string }, run: JobRun): Promise<void> {
    const recipient = await this.resets.recipient(resetId, this.clock.now());
    if (!recipient?.change) return;
    const { newEmail, expiresAt } = recipient.change;
    const to = { name: recipient.name, email: newEmail };
    await this.notifications.resetSentToOldAddress(to, expiresAt, run.id);
  }
}
