import { Injectable } from '@nestjs/common';
import type { Page } from '../../../../kernel/page.js';
import { folded, hasTerm } from '../../../../platform/database/folded-text.js';
import { columns } from '../../../../platform/database/fields.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { Subscriber } from '../../domain/subscriber.js';
import {
  type SubscriberFilter,
  SubscriberQueries,
  type SubscriberSelection,
  type SubscriberSort,
} from '../../ports/subscribers.js';
import { SUBSCRIBER_PROPERTIES, SubscriberEntity } from './subscriber.entity.js';

const SUBSCRIBER = columns(SubscriberEntity, 'subscriber', SUBSCRIBER_PROPERTIES);

/** The expressions of the list's indexes, the first of them first. */
const ORDER: Readonly<Record<SubscriberSort, readonly string[]>> = {
  email: ['lower(subscriber.email)', 'subscriber.id'],
  status: ['subscriber.status', 'subscriber.createdAt', 'subscriber.id'],
  createdAt: ['subscriber.createdAt', 'subscriber.id'],
};

function selected(query: AnyQuery, selection: SubscriberSelection): AnyQuery {
  const { searchTerm, status, from, before } = selection;
  query.from(SubscriberEntity, 'subscriber').where('true');
  if (searchTerm) {
    query.andWhere(hasTerm(folded('subscriber.email'), 'term'), { term: searchTerm });
  }
  if (status) query.andWhere('subscriber.status = :status', { status });
  if (from) query.andWhere('subscriber.createdAt >= :from', { from });
  if (before) query.andWhere('subscriber.createdAt < :before', { before });
  return query;
}

@Injectable()
export class PostgresSubscriberQueries extends SubscriberQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  list(filter: SubscriberFilter): Promise<Page<Subscriber>> {
    const { by, descending } = filter.sort;
    return selectPage(this.statements, filter, {
      select: SUBSCRIBER,
      from: (query) => selected(query, filter),
      order: (query) => orderedBy(query, ORDER[by], descending),
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
