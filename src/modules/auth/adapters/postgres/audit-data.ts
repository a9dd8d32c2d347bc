import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { addressPattern, containsPattern } from '../../../../platform/database/text-patterns.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** The expression of the index `audit_entry_text`. */
const TEXT = `(action || ' ' || subject || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''))`;

/** The column without this address, whatever its case is. */
const without = (column: string) =>
  `regexp_replace(${column}::text, :address, 'erased', 'gi')::jsonb`;

/** What admins did to an account. Its id stays, in the subject; the states lose its addresses and its name. */
@Injectable()
export class AuditData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'audit';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  /** The work of the staff. */
  async export(): Promise<null> {
    return null;
  }

  async erase({ userId, emails }: DataSubject): Promise<void> {
    const entries = this.repositories.write(AuditEntryEntity);
    await entries
      .createQueryBuilder()
      .update()
      .set({ before: () => 'before - :fields::text[]', after: () => 'after - :fields::text[]' })
      .where(`${TEXT} LIKE :about AND subject = :subject`)
      .setParameters({
        fields: ['name', 'email', 'phone', 'address'],
        about: containsPattern(userId),
        subject: `person ${userId}`,
      })
      .execute();
    for (const email of emails) {
      await entries
        .createQueryBuilder()
        .update()
        .set({ before: () => without('before'), after: () => without('after') })
        // The index finds the entries with this text, the pattern those with this address.
        .where(`${TEXT} ILIKE :pattern AND ${TEXT} ~* :address`)
        .setParameters({ pattern: containsPattern(email), address: addressPattern(email) })
        .execute();
    }
  }
}
