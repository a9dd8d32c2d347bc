import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { listPage } from '../../../../platform/database/list-page.js';
import type { Person } from '../../domain/person.js';
import {
  type PeopleFilter,
  PeopleQueries,
  type PeopleSelection,
} from '../../ports/people-queries.js';
import { PERSON } from './person-columns.js';

/** `$1` is a pattern or null, `$2` a role or null. */
const SELECTED = `
  person WHERE ($1::text IS NULL OR name ILIKE $1 OR email ILIKE $1)
           AND ($2::text IS NULL OR role = $2)`;

const valuesOf = ({ searchTerm, role }: PeopleSelection) => [
  searchTerm ? containsPattern(searchTerm) : null,
  role ?? null,
];

const ORDER = { email: 'lower(email)', createdAt: 'created_at' };

/** The list of people, searched by trigrams. */
@Injectable()
export class PostgresPeopleQueries extends PeopleQueries {
  constructor(private readonly database: Database) {
    super();
  }

  list(filter: PeopleFilter): Promise<Page<Person>> {
    const { sort } = filter;
    const direction = sort.descending ? 'DESC' : 'ASC';
    return listPage<Person>(this.database, filter, {
      columns: PERSON,
      from: SELECTED,
      order: `${ORDER[sort.field]} ${direction}, id ${direction}`,
      values: valuesOf(filter),
    });
  }

  walk(selection: PeopleSelection): AsyncIterable<readonly Person[]> {
    return inBatches<Person>((last, limit) =>
      this.database.read<Person>(
        `SELECT ${PERSON} FROM ${SELECTED} AND ($3::uuid IS NULL OR id > $3)
          ORDER BY id LIMIT $4`,
        [...valuesOf(selection), last?.id ?? null, limit],
      ),
    );
  }
}
