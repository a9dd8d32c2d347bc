import { Injectable } from '@nestjs/common';
import { offsetOf, type Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import type { Person } from '../../domain/person.js';
import { type PeopleFilter, PeopleQueries } from '../../ports/people-queries.js';
import { PERSON } from './person-columns.js';

/** Counting stops here: an exact count of all would cost more than the page. */
const COUNTED = 10_000;
const ORDER = { email: 'lower(email)', createdAt: 'created_at' };
const WHERE = `($1::text IS NULL OR name ILIKE $1 OR email ILIKE $1)
           AND ($2::text IS NULL OR role = $2)`;

/** The list of people, searched by trigrams. */
@Injectable()
export class PostgresPeopleQueries extends PeopleQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async list(filter: PeopleFilter): Promise<Page<Person>> {
    const { page, limit, searchTerm, role, sort } = filter;
    const values = [searchTerm ? containsPattern(searchTerm) : null, role ?? null];
    const direction = sort.descending ? 'DESC' : 'ASC';
    const items = await this.database.read<Person>(
      `SELECT ${PERSON} FROM person WHERE ${WHERE}
        ORDER BY ${ORDER[sort.field]} ${direction}, id ${direction} LIMIT $3 OFFSET $4`,
      [...values, limit, offsetOf(filter)],
    );
    const [count] = await this.database.read<{ total: number }>(
      `SELECT count(*)::int AS total FROM (SELECT FROM person WHERE ${WHERE} LIMIT $3) AS found`,
      [...values, COUNTED + 1],
    );
    const total = count?.total ?? 0;
    return {
      items,
      page,
      limit,
      total: Math.min(total, COUNTED),
      totalIsExact: total <= COUNTED,
    };
  }
}
