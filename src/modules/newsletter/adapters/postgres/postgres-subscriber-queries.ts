import { Injectable } from '@nestjs/common';
import { offsetOf, type Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import type { Subscriber } from '../../domain/subscriber.js';
import { type SubscriberFilter, SubscriberQueries } from '../../ports/subscriber-queries.js';

/** Counting stops here: an exact count of all would cost more than the page. */
const COUNTED = 10_000;
const ORDER = { email: 'lower(email)', createdAt: 'created_at' };
const WHERE = `($1::text IS NULL OR email ILIKE $1) AND ($2::text IS NULL OR status = $2)`;

/** The list of subscribers. */
@Injectable()
export class PostgresSubscriberQueries extends SubscriberQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async list(filter: SubscriberFilter): Promise<Page<Subscriber>> {
    const { page, limit, searchTerm, status, sort } = filter;
    const values = [searchTerm ? containsPattern(searchTerm) : null, status ?? null];
    const direction = sort.descending ? 'DESC' : 'ASC';
    const items = await this.database.read<Subscriber>(
      `SELECT id, email, status, created_at AS "createdAt" FROM subscriber WHERE ${WHERE}
        ORDER BY ${ORDER[sort.field]} ${direction}, id ${direction} LIMIT $3 OFFSET $4`,
      [...values, limit, offsetOf(filter)],
    );
    const [count] = await this.database.read<{ total: number }>(
      `SELECT count(*)::int AS total FROM (SELECT FROM subscriber WHERE ${WHERE} LIMIT $3) AS found`,
      [...values, COUNTED + 1],
    );
    const total = count?.total ?? 0;
    return { items, page, limit, total: Math.min(total, COUNTED), totalIsExact: total <= COUNTED };
  }
}
