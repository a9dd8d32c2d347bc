import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { PasswordResets } from '../../ports/password-resets.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { UserEntity } from './user.entity.js';

/** The table `password_reset`. A link that was used, or whose account changed, has no row. */
@Injectable()
export class PostgresPasswordResets extends PasswordResets {
  private readonly recipientOf = this.statements.prepare({
    select: columns(UserEntity, 'users', ['name', 'email']),
    params: ['id', 'now'],
    build: (query) =>
      query
        .from(PasswordResetEntity, 'reset')
        .innerJoin(UserEntity, 'users', 'users.id = reset.userId')
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

  /** A single statement, which takes the same time whether the email address is known or not. */
  async add({
    email,
    ...reset
  }: {
    id: string;
    email: string;
    tokenHash: string;
    expiresAt: Date;
  }): Promise<boolean> {
    const query = this.rows.createQueryBuilder();
    const owner = query
      .subQuery()
      .select('users.id')
      .from(UserEntity, 'users')
      .where('lower(users.email) = lower(:email)')
      .getQuery();
    const result = await query
      .insert()
      .values({ ...reset, userId: () => owner })
      .setParameters({ email })
      .returning(['userId'])
      .execute();
    const added = this.statements.returned(
      result,
      columns(PasswordResetEntity, 'reset', ['userId']),
    );
    return added.some(({ userId }) => userId !== null);
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

  recipient(id: string, now: Date): Promise<{ name: string; email: string } | undefined> {
    return this.recipientOf.one({ id, now });
  }

  async dropAllOf(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }

  async deleteExpired(now: Date): Promise<number> {
    const { affected } = await this.rows.delete({ expiresAt: LessThan(now) });
    return affected ?? 0;
  }

  private get rows() {
    return this.repositories.write(PasswordResetEntity);
  }
}
