import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { passwordResetRequested } from '../../domain/auth-events.js';
import { TokenLifetimes } from '../../domain/token-lifetimes.js';
import { PasswordResets } from '../../ports/password-resets.js';
import { UserNotifications } from '../../ports/user-notifications.js';
import { OpaqueTokens } from '../../ports/tokens.js';

/** Sends the link, unless the address is unknown or the link has expired. */
@Injectable()
@OnEvent({ event: passwordResetRequested, job: 'auth.send-reset-link', queue: 'mail' })
export class SendResetLinkJob extends JobHandler<{ resetId: string }> {
  constructor(
    private readonly resets: PasswordResets,
    private readonly tokens: OpaqueTokens,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
  ) {
    super();
  }

  async handle({ resetId }: { resetId: string }, run: JobRun): Promise<void> {
    const to = await this.resets.recipient(resetId, this.clock.now());
    if (!to) return;
    const link = { token: this.tokens.forReset(resetId), validMs: this.lifetimes.resetLinkMs };
    const undo = to.change && {
      token: this.tokens.forEmailUndo(to.change.id),
      until: to.change.expiresAt,
    };
    await this.notifications.reset(to, link, run.id, undo);
  }
}
