import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { hasTerm } from '../../../../platform/database/folded-text.js';
import { anyOf } from '../../../../platform/database/bind-parameters.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { Role } from '../../../../../common/contract/role.js';
import type { User } from '../../domain/user.js';
import {
  type UserFilter,
  UserQueries,
  UserSearches,
  type UserSelection,
  type UserSort,
} from '../../ports/user-queries.js';
import { USER_COLUMNS, USER_BY_ID } from './user-fields.js';
import { USER_TEXT } from './user-text.js';
import { UserEntity } from './user.entity.js';

/** The expressions of the list's indexes, in order of precedence. */
const ORDER: Readonly<Record<UserSort, readonly string[]>> = {
  name: ['lower(users.name)', 'users.id'],
  email: ['lower(users.email)', 'users.id'],
  role: ['users.role', 'users.createdAt', 'users.id'],
  createdAt: ['users.createdAt', 'users.id'],
};

/**
 * The users of a selection, searched by trigrams; `found` has the ids of those that other modules find by the
 * term.
 */
function selected(
  query: AnyQuery,
  { searchTerm, role, from, before }: UserSelection,
  found: readonly string[],
): AnyQuery {
  query.from(UserEntity, 'users').where('true');
  if (searchTerm) {
    query.andWhere(`(${hasTerm(USER_TEXT, 'term')} OR users.id = ANY (:found))`, {
      term: searchTerm,
      found,
    });
  }
  if (from) query.andWhere('users.createdAt >= :from', { from });
  if (before) query.andWhere('users.createdAt < :before', { before });
  return role ? query.andWhere('users.role = :role', { role }) : query;
}

/** Reads the table `users`. */
@Injectable()
export class PostgresUserQueries extends UserQueries {
  private readonly byId = this.statements.prepare(USER_BY_ID);
  private readonly namesByIds = this.statements.prepare({
    select: columns(UserEntity, 'users', ['id', 'name']),
    params: ['ids'],
    build: (query) => query.from(UserEntity, 'users').where(`users.id = ${anyOf('ids')}`),
  });
  private readonly unblockedOwners = this.statements.prepare({
    select: USER_COLUMNS,
    build: (query) =>
      query
        .from(UserEntity, 'users')
        .where(`users.role = 'admin' AND users.staffRole = 'owner'`)
        .andWhere('users.blockedAt IS NULL')
        .orderBy('users.createdAt')
        .addOrderBy('users.id'),
  });
  private readonly unblockedStaff = this.statements.prepare({
    select: USER_COLUMNS,
    build: (query) =>
      query
        .from(UserEntity, 'users')
        .where(`users.role = 'admin'`)
        .andWhere('users.blockedAt IS NULL')
        .orderBy('users.createdAt')
        .addOrderBy('users.id'),
  });
  /** Counted in the index of roles alone. */
  private readonly ofEachRole = this.statements.prepare({
    select: {
      ...columns(UserEntity, 'users', ['role']),
      count: computed('count(*)::integer', asNumber),
    },
    build: (query) => query.from(UserEntity, 'users').groupBy('users.role'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly searches: UserSearches,
  ) {
    super();
  }

  find(id: string): Promise<User | undefined> {
    return this.byId.one({ id });
  }

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const users = await this.namesByIds.many({ ids: [...new Set(ids)] });
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  owners(): Promise<readonly User[]> {
    return this.unblockedOwners.many({});
  }

  staff(): Promise<readonly User[]> {
    return this.unblockedStaff.many({});
  }

  async list(filter: UserFilter): Promise<Page<User>> {
    const { by, descending } = filter.sort;
    const found = await this.foundElsewhere(filter);
    return selectPage(this.statements, filter, {
      select: USER_COLUMNS,
      from: (query) => selected(query, filter, found),
      order: (query) => orderedBy(query, ORDER[by], descending),
    });
  }

  async *batches(selection: UserSelection): AsyncGenerator<readonly User[]> {
    const found = await this.foundElsewhere(selection);
    yield* inBatches<User>((last, limit) =>
      this.statements.select({
        select: USER_COLUMNS,
        build: (query) => {
          selected(query, selection, found).orderBy('users.id').limit(limit);
          return last ? query.andWhere('users.id > :last', { last: last.id }) : query;
        },
      }),
    );
  }

  private async foundElsewhere({ searchTerm }: UserSelection): Promise<readonly string[]> {
    return searchTerm ? this.searches.find(searchTerm) : [];
  }

  async countByRole(): Promise<Record<Role, number>> {
    const counts: Record<Role, number> = { admin: 0, user: 0 };
    for (const { role, count } of await this.ofEachRole.many({})) counts[role] = count;
    return counts;
  }
}
