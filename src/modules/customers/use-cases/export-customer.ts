import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { PersonalDataRegistry } from '../../../kernel/personal-data.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AccountSubjects, AuditLog, SecurityLog } from '../../auth/index.js';

/** All that the shop holds of a person. */
export interface PersonalDataFile {
  readonly madeAt: Date;
  readonly userId: string;
  /** By what they are about. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Collects all that the shop holds of a customer. */
@Injectable()
export class ExportCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountSubjects,
    private readonly registry: PersonalDataRegistry,
    private readonly auditLog: AuditLog,
    private readonly securityLog: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * `actor` is undefined where customers ask for their own data. They then get what belongs to the account: an
   * address can be entered without proof, so what is held by address alone is given out by the staff,
   * who know whom they write to.
   * @throws NotFound
   */
  async execute(userId: string, actor: { id: string } | undefined): Promise<PersonalDataFile> {
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.find(userId);
      if (!account) throw new NotFound('User');
      const subject = { userId, emails: actor ? account.emails : [] };
      const data: Record<string, unknown> = {};
      for (const source of this.registry.sources) {
        const found = await source.export(subject);
        if (found !== null) data[source.section] = found;
      }
      await this.auditLog.recordIfAdmin(actor, 'customers.export', `person ${userId}`, {
        after: { sections: Object.keys(data) },
      });
      await this.securityLog.record({ kind: 'data.exported', userId, subject: 'all of a person' });
      return { madeAt: this.clock.now(), userId, data };
    });
  }
}
