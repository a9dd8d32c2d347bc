import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { isSameEmail } from '../domain/email-change.js';
import { AuditLog } from '../ports/audit-log.js';
import { PasswordResets, Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { UserRepository } from '../ports/user-repository.js';

/** A random password of 16 letters, digits, `-` and `_`, which an operator passes on. */
export const generatePassword = (tokens: OpaqueTokens): string => tokens.random().slice(0, 16);

/**
 * Gives a member of the staff a new password from the command line. The role and the second factors stay;
 * all sessions and reset links end.
 */
@Injectable()
export class ResetStaffPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly tokens: OpaqueTokens,
    private readonly sessions: SessionStore,
    private readonly resets: PasswordResets,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Returns the password, which is stored as a hash alone. @throws NotFound where no staff has the address */
  async execute(email: string): Promise<string> {
    const password = generatePassword(this.tokens);
    const passwordHash = await this.passwords.hash(password);
    await this.unitOfWork.run(async () => {
      const staff = await this.users.lockStaff();
      const member = staff.find((one) => isSameEmail(one.email, email));
      if (!member) throw new NotFound('Staff member');
      await this.users.setPassword(member.id, passwordHash);
      await this.resets.dropAllOf(member.id);
      await this.record(member, await this.sessions.endAllOf(member.id));
    });
    return password;
  }

  private async record(
    { id: userId, email }: { id: string; email: string },
    sessions: number,
  ): Promise<void> {
    await this.auditLog.record({
      actor: undefined,
      action: 'staff.reset-password',
      subject: `person ${userId}`,
      before: { email, sessions },
      after: { email, sessions: 0 },
    });
    await this.securityLog.record({ kind: 'password.reset', userId, subject: 'by the operator' });
  }
}
