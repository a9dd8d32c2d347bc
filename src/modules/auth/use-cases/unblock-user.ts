import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { checkMayManage, type StaffActor } from '../domain/staff.js';
import { AuditLog } from '../ports/audit-log.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';

/** Lets a blocked account log in again. */
@Injectable()
export class UnblockUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Changes nothing where the account is not blocked. @throws NotFound @throws NotAllowed */
  async execute(userId: string, actor: StaffActor): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw new NotFound('User');
      checkMayManage(actor, user);
      if (!(await this.users.setBlockedAt(userId, null))) return;
      await this.auditLog.record({
        actor,
        action: 'users.unblock',
        subject: `person ${userId}`,
        before: { blockedAt: user.blockedAt },
        after: { blockedAt: null },
      });
      await this.securityLog.record({ kind: 'account.unblocked', userId });
    });
  }
}
