import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { deleteUpTo } from '../../../../platform/database/delete-up-to.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { EmailChange } from '../../domain/email-change.js';
import { type EmailChangeKey, EmailChanges } from '../../ports/email-changes.js';
import { EmailChangeEntity } from './account-changes.entity.js';

const PROPERTIES = [
  'id',
  'userId',
  'oldEmail',
  'expiresAt',
] as const satisfies readonly (keyof EmailChange)[];
const CHANGE = columns(EmailChangeEntity, 'change', PROPERTIES);

/** The table `email_change`. A change that was undone or confirmed has no row. */
@Injectable()
export class PostgresEmailChanges extends EmailChanges {
  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async add(change: EmailChange & { readonly tokenHash: string }, now: Date): Promise<EmailChange> {
    await this.rows.delete({ userId: change.userId, expiresAt: LessThanOrEqual(now) });
    const result = await this.rows
      .createQueryBuilder()
      .insert()
      .values(change)
      .orUpdate(['expires_at'], ['user_id'])
      .updateEntity(false)
      .returning([...PROPERTIES])
      .execute();
    const [stored] = this.statements.returned(result, CHANGE);
    if (!stored) throw new Error(`The change ${change.id} was not stored.`);
    return stored;
  }

  async find(key: EmailChangeKey, now: Date): Promise<EmailChange | undefined> {
    const [found] = await this.statements.select({
      select: CHANGE,
      build: (query) =>
        query.from(EmailChangeEntity, 'change').where({ ...key, expiresAt: MoreThan(now) }),
    });
    return found;
  }

  async end(key: EmailChangeKey): Promise<boolean> {
    const { affected } = await this.rows.delete(key);
    return affected === 1;
  }

  deleteExpired(now: Date, limit: number): Promise<number> {
    return deleteUpTo(this.rows, limit, 'old.expiresAt < :now', { now });
  }

  private get rows() {
    return this.repositories.write(EmailChangeEntity);
  }
}
