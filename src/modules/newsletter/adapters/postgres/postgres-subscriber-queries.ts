import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { containsPattern } from '../../../../platform/database/contains-pattern.js';
import { columns } from '../../../../platform/database/fields.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { selectPage } from '../../../../platform/database/select-page.js';
import { type Query, Statements } from '../../../../platform/database/statements.js';
import type { Subscriber } from '../../domain/subscriber.js';
import {
  type SubscriberFilter,
  SubscriberQueries,
  type SubscriberSelection,
} from '../../ports/subscriber-queries.js';
import { SUBSCRIBER_PROPERTIES } from './subscriber-row.js';
import { SubscriberEntity } from './subscriber.entity.js';

const SUBSCRIBER = columns(SubscriberEntity, 'subscriber', SUBSCRIBER_PROPERTIES);

/** The expressions of the list's indexes. */
const ORDER = { email: 'lower(subscriber.email)', createdAt: 'subscriber.createdAt' };

function selected(query: Query, { searchTerm, status }: SubscriberSelection): Query {
  query.from(SubscriberEntity, 'subscriber').where('true');
  if (searchTerm) {
    query.andWhere('subscriber.email ILIKE :term', { term: containsPattern(searchTerm) });
  }
  if (status) query.andWhere('subscriber.status = :status', { status });
  return query;
}

/** The list of subscribers. */
@Injectable()
export class PostgresSubscriberQueries extends SubscriberQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  list(filter: SubscriberFilter): Promise<Page<Subscriber>> {
    const { field, descending } = filter.sort;
    const direction = descending ? 'DESC' : 'ASC';
    return selectPage(this.statements, filter, {
      select: SUBSCRIBER,
      from: (query) => selected(query, filter),
      order: (query) =>
        query.orderBy(ORDER[field], direction).addOrderBy('subscriber.id', direction),
    });
  }

  all(selection: SubscriberSelection): AsyncIterable<readonly Subscriber[]> {
    return inBatches<Subscriber>((last, limit) =>
      this.statements.select({
        select: SUBSCRIBER,
        build: (query) => {
          selected(query, selection).orderBy('subscriber.id').limit(limit);
          return last ? query.andWhere('subscriber.id > :last', { last: last.id }) : query;
        },
      }),
    );
  }
}
