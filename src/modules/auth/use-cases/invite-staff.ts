import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AlreadyAdmin } from '../domain/auth-errors.js';
import { staffInvited } from '../domain/auth-events.js';
import { AlreadyInvited, INVITATION_MS, type StaffInvitation } from '../domain/staff-invitation.js';
import { after } from '../domain/session-rules.js';
import { AuditLog } from '../ports/audit-log.js';
import { StaffInvitations } from '../ports/staff.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';

interface Owner {
  readonly id: string;
}

/** Invites somebody to the staff by email, sends the invitation again, and withdraws it. */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: StaffInvitations,
    private readonly users: UserRepository,
    private readonly tokens: OpaqueTokens,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws AlreadyAdmin @throws AlreadyInvited */
  async invite(given: { email: string; staffRole: StaffRole }, owner: Owner): Promise<void> {
    const id = this.ids.next();
    await this.unitOfWork.run(async () => {
      if ((await this.users.findByEmail(given.email))?.staffRole) throw new AlreadyAdmin();
      const invitation = { ...given, id, ...this.sending(id, 1, owner) };
      if (!(await this.invitations.add(invitation))) throw new AlreadyInvited();
      await this.record('staff.invite', id, owner, { after: given });
      await this.events.publish(staffInvited, { invitationId: id });
    });
  }

  /** A new link, good for as long as the first; the one before ends. @throws NotFound */
  async sendAgain(id: string, owner: Owner): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { email, staffRole, sends, sentAt } = await this.find(id);
      const sending = this.sending(id, sends + 1, owner);
      if (!(await this.invitations.sendAgain(id, sending))) throw new NotFound('Invitation');
      await this.record('staff.invite-again', id, owner, {
        before: { email, staffRole, sentAt },
        after: { email, staffRole, sentAt: sending.sentAt },
      });
      await this.events.publish(staffInvited, { invitationId: id });
    });
  }

  /** @throws NotFound */
  async withdraw(id: string, owner: Owner): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { email, staffRole } = await this.find(id);
      if (!(await this.invitations.end(id))) throw new NotFound('Invitation');
      await this.record('staff.withdraw-invitation', id, owner, { before: { email, staffRole } });
    });
  }

  private sending(id: string, sends: number, owner: Owner) {
    const sentAt = this.clock.now();
    const tokenHash = this.tokens.hash(this.tokens.forInvitation(id, sends));
    const expiresAt = after(sentAt, INVITATION_MS);
    return { sends, invitedBy: owner.id, sentAt, expiresAt, tokenHash };
  }

  private async find(id: string): Promise<StaffInvitation> {
    const found = await this.invitations.find(id);
    if (!found) throw new NotFound('Invitation');
    return found;
  }

  private record(
    action: string,
    id: string,
    actor: Owner,
    states: { before?: object; after?: object },
  ): Promise<void> {
    return this.auditLog.record({ actor, action, subject: `invitation ${id}`, ...states });
  }
}
