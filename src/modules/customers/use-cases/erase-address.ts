import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { PersonalDataRegistry } from '../../../kernel/personal-data.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AccountSubjects, AuditLog } from '../../auth/index.js';
import { AddressOfAccount } from '../domain/customer.js';

/**
 * Erases what is held by an email address alone, such as contact messages and a newsletter subscription, of
 * somebody who has no account.
 */
@Injectable()
export class EraseAddress {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountSubjects,
    private readonly registry: PersonalDataRegistry,
    private readonly auditLog: AuditLog,
    private readonly ids: Ids,
  ) {}

  /** Changes nothing where nothing is held. @throws AddressOfAccount */
  async execute(email: string, actor: { readonly id: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const accountId = await this.accounts.idOfAddress(email);
      if (accountId) throw new AddressOfAccount(accountId);
      // No account has this id, so nothing is erased by it.
      const subject = { userId: this.ids.next(), emails: [email] };
      for (const source of this.registry.sources) await source.erase(subject);
      // Afterwards, and without the address: it would stand in the entry.
      const entry = { action: 'customers.erase-address', subject: 'an address without an account' };
      await this.auditLog.record({ actor, ...entry });
    });
  }
}
