import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import { column, columns, optional } from '../../../../platform/database/fields.js';
import { deleteUpTo } from '../../../../platform/database/delete-up-to.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { isSameEmail } from '../../domain/email-change.js';
import { PasswordResets, type ResetRecipient } from '../../ports/passwords.js';
import { EmailChangeEntity, PasswordResetEntity } from './account-changes.entity.js';
import { UserEntity } from './user.entity.js';

/** The table `password_reset`. A link that was used, or whose account changed, has no row. */
@Injectable()
export class PostgresPasswordResets extends PasswordResets {
  private readonly recipientOf = this.statements.prepare({
    select: {
      ...columns(UserEntity, 'users', ['name', 'email']),
      ...optional({
        changeId: column(EmailChangeEntity, 'change', 'id'),
        oldEmail: column(EmailChangeEntity, 'change', 'oldEmail'),
        changeExpiresAt: column(EmailChangeEntity, 'change', 'expiresAt'),
      }),
    },
    params: ['id', 'now'],
    build: (query) =>
      query
        .from(PasswordResetEntity, 'reset')
        .innerJoin(UserEntity, 'users', 'users.id = reset.userId')
        .leftJoin(
          EmailChangeEntity,
          'change',
          'change.userId = users.id AND change.expiresAt > :now',
        )
        .where('reset.id = :id AND reset.expiresAt > :now'),
  });

  private readonly usable = this.statements.prepare({
    select: columns(PasswordResetEntity, 'reset', ['userId']),
    params: ['tokenHash', 'now'],
    build: (query) =>
      query
        .from(PasswordResetEntity, 'reset')
        .where('reset.tokenHash = :tokenHash AND reset.expiresAt > :now')
        .andWhere('reset.userId IS NOT NULL'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  /** The same statements, in the same time, whether the email address is known or not. */
  async add(
    { email, ...reset }: { id: string; email: string; tokenHash: string; expiresAt: Date },
    now: Date,
  ): Promise<boolean> {
    const query = this.rows.createQueryBuilder();
    const byEmail = query
      .subQuery()
      .select('users.id')
      .from(UserEntity, 'users')
      .where('lower(users.email) = lower(:email)');
    const byOldEmail = query
      .subQuery()
      .select('change.userId')
      .from(EmailChangeEntity, 'change')
      .where('lower(change.oldEmail) = lower(:email) AND change.expiresAt > :now');
    // Locked, because of two links at once each would leave the other alive.
    const owner = query
      .subQuery()
      .select('owner.id')
      .from(UserEntity, 'owner')
      .where(`owner.id = COALESCE(${byEmail.getQuery()}, ${byOldEmail.getQuery()})`)
      .setLock('for_no_key_update');
    const result = await query
      .insert()
      .values({ ...reset, userId: () => owner.getQuery() })
      .setParameters({ email, now })
      .returning(['userId'])
      .execute();
    const [added] = this.statements.returned(
      result,
      columns(PasswordResetEntity, 'reset', ['userId']),
    );
    const userId = added?.userId ?? null;
    // No user has the id of a link.
    await this.rows.delete({ userId: userId ?? reset.id, id: Not(reset.id) });
    return userId !== null;
  }

  async isUsable(tokenHash: string, now: Date): Promise<boolean> {
    return (await this.usable.one({ tokenHash, now })) !== undefined;
  }

  async use(tokenHash: string, now: Date): Promise<{ userId: string } | undefined> {
    const result = await this.rows
      .createQueryBuilder()
      .delete()
      .where({ tokenHash, expiresAt: MoreThan(now), userId: Not(IsNull()) })
      .returning(['userId'])
      .execute();
    const [used] = this.statements.returned(
      result,
      columns(PasswordResetEntity, 'reset', ['userId']),
    );
    if (!used?.userId) return undefined;
    await this.dropAllOf(used.userId);
    return { userId: used.userId };
  }

  async recipient(id: string, now: Date): Promise<ResetRecipient | undefined> {
    const found = await this.recipientOf.one({ id, now });
    if (!found) return undefined;
    const { name, email, changeId, oldEmail, changeExpiresAt } = found;
    if (!changeId || !oldEmail || !changeExpiresAt || isSameEmail(oldEmail, email)) {
      return { name, email };
    }
    const change = { id: changeId, newEmail: email, expiresAt: changeExpiresAt };
    return { name, email: oldEmail, change };
  }

  async dropAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  deleteExpired(now: Date, limit: number): Promise<number> {
    return deleteUpTo(this.rows, limit, 'old.expiresAt < :now', { now });
  }

  private get rows() {
    return this.repositories.write(PasswordResetEntity);
  }
}
