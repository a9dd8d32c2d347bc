import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { listPage } from '../../../../platform/database/list-page.js';
import type { Subscriber } from '../../domain/subscriber.js';
import { type SubscriberFilter, SubscriberQueries } from '../../ports/subscriber-queries.js';

const ORDER = { email: 'lower(email)', createdAt: 'created_at' };

/** The list of subscribers. */
@Injectable()
export class PostgresSubscriberQueries extends SubscriberQueries {
  constructor(private readonly database: Database) {
    super();
  }

  list(filter: SubscriberFilter): Promise<Page<Subscriber>> {
    const { searchTerm, status, sort } = filter;
    const direction = sort.descending ? 'DESC' : 'ASC';
    return listPage<Subscriber>(this.database, filter, {
      columns: 'id, email, status, created_at AS "createdAt"',
      from: `subscriber WHERE ($1::text IS NULL OR email ILIKE $1)
                          AND ($2::text IS NULL OR status = $2)`,
      order: `${ORDER[sort.field]} ${direction}, id ${direction}`,
      values: [searchTerm ? containsPattern(searchTerm) : null, status ?? null],
    });
  }
}
