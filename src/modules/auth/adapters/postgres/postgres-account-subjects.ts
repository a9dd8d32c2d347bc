import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import {
  type AccountSession,
  type AccountSubject,
  AccountSubjects,
} from '../../ports/account-subjects.js';
import { SecondFactorStore } from '../../ports/second-factor-store.js';
import { EmailChangeEntity } from './account-changes.entity.js';
import { SessionEntity } from './session.entity.js';
import { STAFF_ROLE } from './user-fields.js';
import { UserEntity } from './user.entity.js';

const ACCOUNT = {
  ...columns(UserEntity, 'users', ['id', 'email', 'erasedAt']),
  staffRole: STAFF_ROLE,
};

/** Reads `users` and `email_change`. */
@Injectable()
export class PostgresAccountSubjects extends AccountSubjects {
  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
    private readonly factors: SecondFactorStore,
  ) {
    super();
  }

  find(userId: string): Promise<AccountSubject | undefined> {
    return this.read(userId, (query) => query);
  }

  lock(userId: string): Promise<AccountSubject | undefined> {
    return this.read(userId, (query) => query.setLock('pessimistic_write'));
  }

  async idOfAddress(email: string): Promise<string | undefined> {
    const user = await this.repositories
      .read(UserEntity)
      .createQueryBuilder('users')
      .select('users.id')
      .where('lower(users.email) = lower(:email)', { email })
      .getOne();
    if (user) return user.id;
    const change = await this.repositories
      .read(EmailChangeEntity)
      .createQueryBuilder('change')
      .where('lower(change.oldEmail) = lower(:email)', { email })
      .getOne();
    return change?.userId;
  }

  sessionsOf(userId: string, now: Date): Promise<readonly AccountSession[]> {
    return this.repositories.read(SessionEntity).find({
      select: { startedAt: true, expiresAt: true, device: true },
      where: { userId, expiresAt: MoreThan(now) },
      order: { startedAt: 'DESC' },
      take: 100,
    });
  }

  hasSecondFactor(userId: string): Promise<boolean> {
    return this.factors.hasAny(userId);
  }

  private async read(
    userId: string,
    locked: (query: AnyQuery) => AnyQuery,
  ): Promise<AccountSubject | undefined> {
    const [account] = await this.statements.select({
      select: ACCOUNT,
      build: (query) =>
        locked(query.from(UserEntity, 'users').where('users.id = :userId', { userId })),
    });
    if (!account) return undefined;
    const change = await this.repositories.read(EmailChangeEntity).findOneBy({ userId });
    const { email, staffRole, erasedAt } = account;
    return { userId, emails: change ? [email, change.oldEmail] : [email], staffRole, erasedAt };
  }
}
