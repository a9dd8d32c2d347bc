import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { listPage } from '../../../../platform/database/list-page.js';
import type { Person } from '../../domain/person.js';
import { type PeopleFilter, PeopleQueries } from '../../ports/people-queries.js';
import { PERSON } from './person-columns.js';

const ORDER = { email: 'lower(email)', createdAt: 'created_at' };

/** The list of people, searched by trigrams. */
@Injectable()
export class PostgresPeopleQueries extends PeopleQueries {
  constructor(private readonly database: Database) {
    super();
  }

  list(filter: PeopleFilter): Promise<Page<Person>> {
    const { searchTerm, role, sort } = filter;
    const direction = sort.descending ? 'DESC' : 'ASC';
    return listPage<Person>(this.database, filter, {
      columns: PERSON,
      from: `person WHERE ($1::text IS NULL OR name ILIKE $1 OR email ILIKE $1)
                      AND ($2::text IS NULL OR role = $2)`,
      order: `${ORDER[sort.field]} ${direction}, id ${direction}`,
      values: [searchTerm ? containsPattern(searchTerm) : null, role ?? null],
    });
  }
}
