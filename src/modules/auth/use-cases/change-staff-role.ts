import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { memberToChange } from '../domain/staff.js';
import { roleOf } from '../domain/user.js';
import { AuditLog } from '../ports/audit-log.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { StaffInvitations } from '../ports/staff.js';
import { UserRepository } from '../ports/user-repository.js';

/** Gives a member of the staff another role, or takes it away: the account is a shopper's then. */
@Injectable()
export class ChangeStaffRole {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly invitations: StaffInvitations,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * `to` is null to take the role away, which ends all sessions of the account. `actor` is undefined for the operator.
   * @throws NotFound @throws LastOwner
   */
  async execute(
    userId: string,
    to: StaffRole | null,
    actor: { id: string } | undefined,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { email, staffRole } = memberToChange(await this.users.lockStaff(), userId, to);
      if (staffRole === to) return;
      await this.users.setStaffRole(userId, to);
      // An open one could undo the change.
      await this.invitations.endOf(email);
      if (to === null) await this.sessions.endAllOf(userId);
      await this.auditLog.record({
        actor,
        action: to === null ? 'staff.remove' : 'staff.change-role',
        subject: `person ${userId}`,
        before: { email, role: 'admin', staffRole },
        after: { email, role: roleOf(to), staffRole: to },
      });
      await this.securityLog.record({ kind: 'role.changed', userId, subject: to ?? 'user' });
    });
  }
}
