import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { listPage } from '../../../../platform/database/list-page.js';
import type { User } from '../../domain/user.js';
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

/** The list of users, searched by trigrams. */
@Injectable()
export class PostgresUserQueries extends UserQueries {
  constructor(private readonly database: Database) {
    super();
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

  walk(selection: UserSelection): AsyncIterable<readonly User[]> {
    return inBatches<User>((last, limit) =>
      this.database.read<User>(
        `SELECT ${USER_COLUMNS} FROM ${SELECTED} AND ($3::uuid IS NULL OR id > $3)
          ORDER BY id LIMIT $4`,
        [...valuesOf(selection), last?.id ?? null, limit],
      ),
    );
  }
}
