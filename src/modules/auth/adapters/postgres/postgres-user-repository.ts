import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { StaffRole } from '../../../../../common/contract/staff.js';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { Statements } from '../../../../platform/database/statements.js';
import { EmailTaken } from '../../domain/auth-errors.js';
import type { StaffMember } from '../../domain/staff.js';
import { type Credentials, type ProfileChanges, roleOf, type User } from '../../domain/user.js';
import { UserRepository } from '../../ports/user-repository.js';
import { EmailChangeEntity } from './account-changes.entity.js';
import { STAFF_ROLE, USER_BY_ID } from './user-fields.js';
import { UserEntity } from './user.entity.js';

const CREDENTIALS = {
  ...columns(UserEntity, 'users', ['id', 'email', 'role', 'passwordHash', 'blockedAt']),
  staffRole: STAFF_ROLE,
};

const STAFF_COLUMNS = ['id', 'name', 'email', 'blockedAt'] as const;

@Injectable()
export class PostgresUserRepository extends UserRepository {
  private readonly byId = this.statements.prepare(USER_BY_ID);
  private readonly lockedById = this.statements.prepare({
    ...USER_BY_ID,
    build: (query) =>
      USER_BY_ID.build(query).andWhere('users.erasedAt IS NULL').setLock('pessimistic_write'),
  });
  private readonly credentialsById = this.statements.prepare({
    ...USER_BY_ID,
    select: CREDENTIALS,
  });
  private readonly byEmail = this.statements.prepare({
    select: CREDENTIALS,
    params: ['email'],
    build: (query) => query.from(UserEntity, 'users').where('lower(users.email) = lower(:email)'),
  });
  private readonly reserved = this.statements.prepare({
    select: columns(EmailChangeEntity, 'change', ['id']),
    params: ['email', 'userId'],
    build: (query) =>
      query
        .from(EmailChangeEntity, 'change')
        .where('lower(change.oldEmail) = lower(:email) AND change.userId <> :userId')
        .andWhere(`change.expiresAt > ${SHOP_NOW}`),
  });
  private readonly held = this.statements.prepare({
    select: columns(UserEntity, 'users', ['id']),
    params: ['id', 'passwordHash'],
    build: (query) =>
      query
        .from(UserEntity, 'users')
        .where('users.id = :id AND users.passwordHash = :passwordHash')
        .andWhere('users.blockedAt IS NULL')
        .setLock('pessimistic_read'),
  });

  /** In one order, so that two that lock them do not wait for each other. */
  private readonly staff = this.statements.prepare({
    select: { ...columns(UserEntity, 'users', STAFF_COLUMNS), staffRole: STAFF_ROLE },
    build: (query) =>
      query
        .from(UserEntity, 'users')
        .where(`users.role = 'admin'`)
        .orderBy('users.id')
        .setLock('pessimistic_write'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async add(user: User, passwordHash: string): Promise<void> {
    await this.uniqueEmail(user, () => this.rows.insert({ ...user, passwordHash }));
  }

  find(id: string): Promise<User | undefined> {
    return this.byId.one({ id });
  }

  findByEmail(email: string): Promise<Credentials | undefined> {
    return this.credentialsByEmail(email);
  }

  credentialsByEmail(email: string): Promise<Credentials | undefined> {
    return this.byEmail.one({ email });
  }

  credentialsOf(id: string): Promise<Credentials | undefined> {
    return this.credentialsById.one({ id });
  }

  credentialsOfStaff(limit: number): Promise<readonly Credentials[]> {
    return this.statements.select({
      select: CREDENTIALS,
      build: (query) =>
        query
          .from(UserEntity, 'users')
          .where(`users.role = 'admin'`)
          .orderBy('users.createdAt')
          .addOrderBy('users.id')
          .limit(limit),
    });
  }

  credentialsCreatedUntil(until: Date, limit: number): Promise<readonly Credentials[]> {
    return this.statements.select({
      select: CREDENTIALS,
      build: (query) =>
        query
          .from(UserEntity, 'users')
          .where('users.createdAt <= :until', { until })
          .orderBy('users.createdAt', 'DESC')
          .addOrderBy('users.id', 'DESC')
          .limit(limit),
    });
  }

  async holdPassword(id: string, passwordHash: string): Promise<boolean> {
    return (await this.held.one({ id, passwordHash })) !== undefined;
  }

  async setPassword(id: string, passwordHash: string, expected?: string): Promise<boolean> {
    const { affected } = await this.rows.update(
      expected === undefined ? { id } : { id, passwordHash: expected },
      { passwordHash },
    );
    return affected === 1;
  }

  async change(
    id: string,
    changes: ProfileChanges,
  ): Promise<{ before: User; after: User } | undefined> {
    const before = await this.lockedById.one({ id });
    if (!before) return undefined;
    const after = { ...before, ...changes };
    const { name, email, address, phone, image } = after;
    const write = () => this.rows.update({ id }, { name, email, address, phone, image });
    await (changes.email === undefined ? write() : this.uniqueEmail(after, write));
    return { before, after };
  }

  async promote(id: string, staffRole: StaffRole): Promise<boolean> {
    const { affected } = await this.rows.update(
      { id, role: 'user', erasedAt: IsNull() },
      { role: 'admin', staffRole },
    );
    return affected === 1;
  }

  async lockStaff(): Promise<readonly StaffMember[]> {
    const staff = await this.staff.many({});
    return staff.flatMap(({ staffRole, ...member }) => (staffRole ? { ...member, staffRole } : []));
  }

  async setStaffRole(id: string, staffRole: StaffRole | null): Promise<void> {
    await this.rows.update({ id }, { role: roleOf(staffRole), staffRole });
  }

  async setBlockedAt(id: string, blockedAt: Date | null): Promise<boolean> {
    const was = blockedAt ? IsNull() : Not(IsNull());
    const { affected } = await this.rows.update(
      { id, blockedAt: was, erasedAt: IsNull() },
      { blockedAt },
    );
    return affected === 1;
  }

  private get rows() {
    return this.repositories.write(UserEntity);
  }

  private async uniqueEmail(
    { id, email }: Pick<User, 'id' | 'email'>,
    write: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await write();
    } catch (error) {
      throw brokenConstraint(error) === 'users_email' ? new EmailTaken() : error;
    }
    // Read after the write, which waits for a change that is giving the address up.
    if (await this.reserved.one({ email, userId: id })) throw new EmailTaken();
  }
}
