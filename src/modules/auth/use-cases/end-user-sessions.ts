import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { checkMayManage, type StaffActor } from '../domain/staff.js';
import { AuditLog } from '../ports/audit-log.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { UserRepository } from '../ports/user-repository.js';

/** Logs an account out everywhere, as after a lost phone. Its password stays. */
@Injectable()
export class EndUserSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly sessions: SessionStore,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @returns how many sessions ended. @throws NotFound @throws NotAllowed */
  async execute(userId: string, actor: StaffActor): Promise<number> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw new NotFound('User');
      checkMayManage(actor, user);
      const sessions = await this.sessions.endAllOf(userId);
      await this.auditLog.record({
        actor,
        action: 'users.log-out',
        subject: `person ${userId}`,
        before: { sessions },
        after: { sessions: 0 },
      });
      await this.securityLog.record({ kind: 'sessions.ended', userId });
      return sessions;
    });
  }
}
