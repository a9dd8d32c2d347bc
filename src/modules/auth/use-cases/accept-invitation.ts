import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AlreadyAdmin, NoSession } from '../domain/auth-errors.js';
import { isSameEmail } from '../domain/email-change.js';
import {
  InvalidInvitation,
  OtherAccount,
  type StaffInvitation,
} from '../domain/staff-invitation.js';
import { PasswordPolicy } from '../domain/password-policy.js';
import { isUnblockedOwner } from '../domain/staff.js';
import { newUser } from '../domain/user.js';
import { AuditLog } from '../ports/audit-log.js';
import { Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { type OwnSession, SessionStore } from '../ports/session-store.js';
import { StaffInvitations } from '../ports/staff.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { type StartedSession, StartSession } from './start-session.js';

/** Accepts an invitation to the staff, once: with a new account, or with the invited one. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invitations: StaffInvitations,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly sessions: SessionStore,
    private readonly startSession: StartSession,
    private readonly tokens: OpaqueTokens,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** What a link offers. @throws InvalidInvitation */
  async look(token: string): Promise<{ email: string; staffRole: StaffRole; hasAccount: boolean }> {
    const { email, staffRole } = await this.find(token);
    const account = await this.users.findByEmail(email);
    return { email, staffRole, hasAccount: account !== undefined };
  }

  /**
   * Opens the account. @throws InvalidInvitation @throws EmailTaken
   * @throws InvalidInput for a common password, where those are refused.
   */
  async withNewAccount(
    token: string,
    given: { name: string; password: string },
  ): Promise<StartedSession & { email: string }> {
    this.policy.check('password', given.password);
    // Looked up before the hash, which a guessed token must not cost.
    const { email } = await this.find(token);
    const passwordHash = await this.passwords.hash(given.password, true);
    return this.unitOfWork.run(async () => {
      const { staffRole } = await this.use(token);
      const account = { name: given.name, email, staffRole };
      const user = newUser({ ...account, id: this.ids.next(), createdAt: this.clock.now() });
      await this.users.add(user, passwordHash);
      await this.securityLog.record({ kind: 'account.created', userId: user.id });
      await this.record(user.id, null, { email, role: 'admin', staffRole });
      return { ...(await this.startSession.execute(user)), email };
    });
  }

  /**
   * Promotes the signed-in account, whose other sessions end: they were started by a shopper.
   * @throws InvalidInvitation @throws OtherAccount @throws AlreadyAdmin
   */
  async withOwnAccount(token: string, own: OwnSession): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { email, staffRole } = await this.use(token);
      const user = await this.users.find(own.userId);
      if (!user) throw new NoSession();
      if (!isSameEmail(user.email, email)) throw new OtherAccount();
      if (!(await this.users.promote(user.id, staffRole))) throw new AlreadyAdmin();
      await this.sessions.endOthers(own);
      const before = { email, role: 'user', staffRole: null };
      await this.record(user.id, before, { email, role: 'admin', staffRole });
    });
  }

  private async find(token: string): Promise<StaffInvitation> {
    const hash = this.tokens.hash(token);
    const invitation = await this.invitations.findByToken(hash, this.clock.now());
    // Of an owner who has been removed, demoted or blocked since, it is void.
    const inviter = invitation && (await this.users.find(invitation.invitedBy));
    if (!invitation || !inviter || !isUnblockedOwner(inviter)) throw new InvalidInvitation();
    return invitation;
  }

  /** Uses a link up; two that do so at once wait for each other. */
  private async use(token: string): Promise<StaffInvitation> {
    const invitation = await this.find(token);
    if (!(await this.invitations.end(invitation.id))) throw new InvalidInvitation();
    return invitation;
  }

  private async record(
    userId: string,
    before: object | null,
    after: { email: string; role: string; staffRole: StaffRole },
  ): Promise<void> {
    const entry = { actor: { id: userId }, action: 'staff.join', subject: `person ${userId}` };
    await this.auditLog.record({ ...entry, ...(before ? { before } : {}), after });
    await this.securityLog.record({ kind: 'role.changed', userId, subject: after.staffRole });
  }
}
