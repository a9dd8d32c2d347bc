import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AlreadyAdmin } from '../domain/auth-errors.js';
import { AuditLog } from '../ports/audit-log.js';
import { UserRepository } from '../ports/user-repository.js';

/** Makes a user an admin. There is no way back. */
@Injectable()
export class MakeAdmin {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: UserRepository,
    private readonly auditLog: AuditLog,
  ) {}

  /** `actor` is undefined for the operator. @throws AlreadyAdmin @throws NotFound */
  async execute(personId: string, actor: { id: string } | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.people.promote(personId))) {
        throw (await this.people.find(personId)) ? new AlreadyAdmin() : new NotFound('User');
      }
      await this.auditLog.record({
        actor,
        action: 'users.make-admin',
        subject: `person ${personId}`,
        before: { role: 'user' },
        after: { role: 'admin' },
      });
    });
  }
}
