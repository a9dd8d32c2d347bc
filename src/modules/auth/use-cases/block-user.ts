import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { checkMayBlock, type StaffActor } from '../domain/staff.js';
import { AuditLog } from '../ports/audit-log.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { UserRepository } from '../ports/user-repository.js';

/** Blocks an account: its sessions end at once, and its password logs nobody in. Orders go on. */
@Injectable()
export class BlockUser {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Changes nothing where the account is blocked already.
   * @throws NotFound @throws OwnAccount @throws NotAllowed @throws LastOwner
   */
  async execute(userId: string, actor: StaffActor): Promise<void> {
    await this.unitOfWork.run(async () => {
      const staff = await this.users.lockStaff();
      const user = await this.users.find(userId);
      if (!user) throw new NotFound('User');
      checkMayBlock(actor, user, staff);
      const blockedAt = this.clock.now();
      if (!(await this.users.setBlockedAt(userId, blockedAt))) return;
      await this.sessions.endAllOf(userId);
      await this.auditLog.record({
        actor,
        action: 'users.block',
        subject: `person ${userId}`,
        before: { blockedAt: null },
        after: { blockedAt },
      });
      await this.securityLog.record({ kind: 'account.blocked', userId });
    });
  }
}
