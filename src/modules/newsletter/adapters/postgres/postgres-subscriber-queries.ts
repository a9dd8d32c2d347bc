import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { Database } from '../../../../platform/database/database.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { listPage } from '../../../../platform/database/list-page.js';
import type { Subscriber } from '../../domain/subscriber.js';
import {
  type SubscriberFilter,
  SubscriberQueries,
  type SubscriberSelection,
} from '../../ports/subscriber-queries.js';

const SUBSCRIBER = 'id, email, status, created_at AS "createdAt"';
/** `$1` is a pattern or null, `$2` a status or null. */
const SELECTED = `
  subscriber WHERE ($1::text IS NULL OR email ILIKE $1)
               AND ($2::text IS NULL OR status = $2)`;

const valuesOf = ({ searchTerm, status }: SubscriberSelection) => [
  searchTerm ? containsPattern(searchTerm) : null,
  status ?? null,
];

const ORDER = { email: 'lower(email)', createdAt: 'created_at' };

/** The list of subscribers. */
@Injectable()
export class PostgresSubscriberQueries extends SubscriberQueries {
  constructor(private readonly database: Database) {
    super();
  }

  list(filter: SubscriberFilter): Promise<Page<Subscriber>> {
    const { sort } = filter;
    const direction = sort.descending ? 'DESC' : 'ASC';
    return listPage<Subscriber>(this.database, filter, {
      columns: SUBSCRIBER,
      from: SELECTED,
      order: `${ORDER[sort.field]} ${direction}, id ${direction}`,
      values: valuesOf(filter),
    });
  }

  walk(selection: SubscriberSelection): AsyncIterable<readonly Subscriber[]> {
    return inBatches<Subscriber>((last, limit) =>
      this.database.read<Subscriber>(
        `SELECT ${SUBSCRIBER} FROM ${SELECTED} AND ($3::uuid IS NULL OR id > $3)
          ORDER BY id LIMIT $4`,
        [...valuesOf(selection), last?.id ?? null, limit],
      ),
    );
  }
}
