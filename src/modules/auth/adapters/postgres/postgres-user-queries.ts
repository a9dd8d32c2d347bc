import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { listPage } from '../../../../platform/database/list-page.js';
import type { Role, User } from '../../domain/user.js';
import { type UserFilter, UserQueries, type UserSelection } from '../../ports/user-queries.js';
import { USER_COLUMNS } from './user-columns.js';

/** `$1` is a pattern or null, `$2` a role or null. */
const SELECTED = `
  users WHERE ($1::text IS NULL OR name ILIKE $1 OR email ILIKE $1)
           AND ($2::text IS NULL OR role = $2)`;

const valuesOf = ({ searchTerm, role }: UserSelection) => [
  searchTerm ? containsPattern(searchTerm) : null,
  role ?? null,
];

const ORDER = { email: 'lower(email)', createdAt: 'created_at' };

/** Reads the table `users`; the list is searched by trigrams. */
@Injectable()
export class PostgresUserQueries extends UserQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async find(id: string): Promise<User | undefined> {
    const sql = `SELECT ${USER_COLUMNS} FROM users WHERE id = $1`;
    return (await this.database.readPrepared<User>(sql, [id]))[0];
  }

  list(filter: UserFilter): Promise<Page<User>> {
    const { sort } = filter;
    const direction = sort.descending ? 'DESC' : 'ASC';
    return listPage<User>(this.database, filter, {
      columns: USER_COLUMNS,
      from: SELECTED,
      order: `${ORDER[sort.field]} ${direction}, id ${direction}`,
      values: valuesOf(filter),
    });
  }

  batches(selection: UserSelection): AsyncIterable<readonly User[]> {
    return inBatches<User>((last, limit) =>
      this.database.read<User>(
        `SELECT ${USER_COLUMNS} FROM ${SELECTED} AND ($3::uuid IS NULL OR id > $3)
          ORDER BY id LIMIT $4`,
        [...valuesOf(selection), last?.id ?? null, limit],
      ),
    );
  }

  /** Counted in the index of roles alone. */
  async countByRole(): Promise<Record<Role, number>> {
    const rows = await this.database.readPrepared<{ role: Role; count: number }>(
      'SELECT role, count(*)::int AS count FROM users GROUP BY role',
    );
    const counts: Record<Role, number> = { admin: 0, user: 0 };
    for (const { role, count } of rows) counts[role] = count;
    return counts;
  }
}
