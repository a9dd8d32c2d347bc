import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { newUser } from '../domain/user.js';
import { AuditLog } from '../ports/audit-log.js';
import { Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';
import { OpaqueTokens } from '../ports/tokens.js';
import { ChangeStaffRole } from './change-staff-role.js';
import { generatePassword } from './reset-staff-password.js';
import { MakeAdmin } from './make-admin.js';

export type GrantOutcome =
  { outcome: 'was-owner' } | { outcome: 'promoted' } | { outcome: 'created'; password: string };

/** Makes an owner from the command line, in particular the first admin. */
@Injectable()
export class MakeOwner {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly tokens: OpaqueTokens,
    private readonly makeAdmin: MakeAdmin,
    private readonly changeStaffRole: ChangeStaffRole,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Promotes the account with this email address, or creates one with a generated password, shown
   * once.
   */
  async execute(email: string): Promise<GrantOutcome> {
    const known = await this.users.findByEmail(email);
    if (!known) return { outcome: 'created', password: await this.create(email) };
    if (known.staffRole === 'owner') return { outcome: 'was-owner' };
    if (known.staffRole) await this.changeStaffRole.execute(known.id, 'owner', undefined);
    else await this.makeAdmin.execute(known.id, undefined, 'owner');
    return { outcome: 'promoted' };
  }

  private async create(email: string): Promise<string> {
    const password = generatePassword(this.tokens);
    const passwordHash = await this.passwords.hash(password);
    const name = email.split('@')[0]!.slice(0, 50);
    const id = this.ids.next();
    const user = newUser({ id, name, email, staffRole: 'owner', createdAt: this.clock.now() });
    await this.unitOfWork.run(async () => {
      await this.users.add(user, passwordHash);
      const subject = `person ${id}`;
      const entry = { actor: undefined, action: 'users.create-admin', subject };
      await this.auditLog.record({ ...entry, after: { email, role: 'admin', staffRole: 'owner' } });
      await this.securityLog.record({ kind: 'role.changed', userId: id, subject: 'owner' });
    });
    return password;
  }
}
