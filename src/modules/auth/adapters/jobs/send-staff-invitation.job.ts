import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { staffInvited } from '../../domain/auth-events.js';
import { StaffInvitations } from '../../ports/staff-invitations.js';
import { OpaqueTokens } from '../../ports/tokens.js';
import { UserNotifications } from '../../ports/user-notifications.js';

/** Sends the newest link of an invitation, unless it was accepted, withdrawn or has expired. */
@Injectable()
@OnEvent({ event: staffInvited, job: 'auth.send-staff-invitation', queue: 'mail' })
export class SendStaffInvitationJob extends JobHandler<{ invitationId: string }> {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly tokens: OpaqueTokens,
    private readonly notifications: UserNotifications,
    private readonly clock: Clock,
  ) {
    super();
  }

  async handle({ invitationId }: { invitationId: string }, run: JobRun): Promise<void> {
    const invitation = await this.invitations.find(invitationId);
    if (!invitation || invitation.expiresAt <= this.clock.now()) return;
    const { email, staffRole, sends, expiresAt } = invitation;
    const token = this.tokens.forInvitation(invitationId, sends);
    await this.notifications.staffInvitation({ email, staffRole, token, expiresAt }, run.id);
  }
}
