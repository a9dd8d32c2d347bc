import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AlreadyAdmin } from '../domain/auth-errors.js';
import { AuditLog } from '../ports/audit-log.js';
import { SecurityLog } from '../ports/security-log.js';
import { StaffInvitations } from '../ports/staff.js';
import { UserRepository } from '../ports/user-repository.js';

/** Makes a user an admin. */
@Injectable()
export class MakeAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly invitations: StaffInvitations,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /** `actor` is undefined for the operator. @throws AlreadyAdmin @throws NotFound */
  async execute(
    userId: string,
    actor: { id: string } | undefined,
    staffRole: StaffRole = 'manager',
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw new NotFound('User');
      if (!(await this.users.promote(userId, staffRole))) throw new AlreadyAdmin();
      const { email } = user;
      // It could give another role once this one is taken away.
      await this.invitations.endOf(email);
      await this.auditLog.record({
        actor,
        action: 'users.make-admin',
        subject: `person ${userId}`,
        before: { email, role: 'user', staffRole: null },
        after: { email, role: 'admin', staffRole },
      });
      await this.securityLog.record({ kind: 'role.changed', userId, subject: staffRole });
    });
  }
}
