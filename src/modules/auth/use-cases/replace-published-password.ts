import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../ports/audit-log.js';
import { PasswordResets, Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';
import { ChangeStaffRole } from './change-staff-role.js';
import type { PublishedAccount } from './find-published-passwords.js';

/**
 * Ends a published password from the command line: the account gets a random one that nobody knows, and its sessions and
 * reset links end. Staff lose their role, because whoever read the password may have led the account to a mailbox of
 * their own. The account is not blocked: its owner may reset the password by email and shop.
 */
@Injectable()
export class ReplacePublishedPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly tokens: OpaqueTokens,
    private readonly sessions: SessionStore,
    private readonly resets: PasswordResets,
    private readonly changeStaffRole: ChangeStaffRole,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws LastOwner where nobody else is an owner who may log in */
  async execute({ id: userId, email, staffRole }: PublishedAccount): Promise<void> {
    const passwordHash = await this.passwords.hash(this.tokens.random());
    await this.unitOfWork.run(async () => {
      const sessions = await this.sessions.endAllOf(userId);
      if (staffRole) await this.changeStaffRole.execute(userId, null, undefined);
      await this.users.setPassword(userId, passwordHash);
      await this.resets.dropAllOf(userId);
      await this.auditLog.record({
        actor: undefined,
        action: 'users.replace-published-password',
        subject: `person ${userId}`,
        before: { email, sessions },
        after: { email, sessions: 0 },
      });
      await this.securityLog.record({ kind: 'password.reset', userId, subject: 'by the operator' });
    });
  }
}
