import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AlreadyAdmin } from '../domain/auth-errors.js';
import { AuditLog } from '../ports/audit-log.js';
import { UserRepository } from '../ports/user-repository.js';

/** Makes a user an admin, which cannot be undone. */
@Injectable()
export class MakeAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** `actor` is undefined for the operator. @throws AlreadyAdmin @throws NotFound */
  async execute(userId: string, actor: { id: string } | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.promote(userId))) {
        throw (await this.users.find(userId)) ? new AlreadyAdmin() : new NotFound('User');
      }
      await this.auditLog.record({
        actor,
        action: 'users.make-admin',
        subject: `person ${userId}`,
        before: { role: 'user' },
        after: { role: 'admin' },
      });
    });
  }
}
