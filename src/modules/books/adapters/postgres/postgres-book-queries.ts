import { Injectable } from '@nestjs/common';
import type { LedgerKind } from '../../../../../common/contract/books.js';
import type { DayRange } from '../../../../kernel/time.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { asNumber, asText, nullable } from '../../../../platform/database/decode.js';
import { columns, computed, type RowOf } from '../../../../platform/database/fields.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { selectPage } from '../../../../platform/database/select-page.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { BookPeriod } from '../../domain/book-period.js';
import { BookQueries, type ListedEntry } from '../../ports/book-queries.js';
import { between, lastDays, sumOf } from './period-sums.js';
import { LedgerEntryEntity } from './ledger.entity.js';
import { LEDGER_PROPERTIES } from './postgres-ledger-entries.js';

const ENTRY = {
  ...columns(LedgerEntryEntity, 'entry', LEDGER_PROPERTIES),
  orderNumber: computed('orders.number', nullable(asNumber)),
};
/** In the order of the index by day, made unique by the key. */
const KEY = ['recordedAt', 'sourceKind', 'sourceId', 'revision', 'line'] as const;

const sum = (condition: string) => sumOf(condition, 'entry.cents');
const kind = (name: LedgerKind) => sum(`entry.kind = '${name}'`);

const SUMS = {
  sale: kind('sale'),
  discount: kind('discount'),
  delivery: kind('delivery'),
  tax: kind('tax'),
  fee: kind('fee'),
  dispute: kind('dispute'),
  refundCents: sum(`entry.kind = 'refund' AND entry.component <> 'tax'`),
  refundedTaxCents: sum(`entry.kind = 'refund' AND entry.component = 'tax'`),
};

/** Reads the ledger at each call: nothing is cached, and no sum is stored. */
@Injectable()
export class PostgresBookQueries extends BookQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  async periods(
    length: 'day' | 'month',
    days: DayRange,
    request: PageRequest,
  ): Promise<Page<BookPeriod>> {
    const { page, limit } = request;
    const all = await lastDays(this.statements, length, days);
    const shown = all.slice(offsetOf(request), offsetOf(request) + limit);
    const [to, oldest] = [shown[0], shown.at(-1)];
    const isEmpty = to === undefined || oldest === undefined;
    const items = isEmpty
      ? []
      : await this.sums(length, { from: firstDay(oldest, length, days), to });
    return { items, page, limit, total: all.length, totalIsExact: true };
  }

  /** Adds up by day, kind and component first: a sum with a condition is slow for each entry. */
  private async sums(length: 'day' | 'month', days: DayRange): Promise<readonly BookPeriod[]> {
    const period = length === 'day' ? 'entry.day::text' : `to_char(entry.day, 'YYYY-MM')`;
    const rows = await this.statements.select({
      select: { ...SUMS, period: computed(period, asText) },
      build: (query) =>
        query
          .from((each) => inKinds(each, days), 'entry')
          .groupBy(period)
          .orderBy(period, 'DESC'),
    });
    return rows.map(({ period: name, refundCents, refundedTaxCents, ...cents }) => ({
      period: name,
      cents,
      refundCents,
      refundedTaxCents,
    }));
  }

  entries(days: DayRange, page: PageRequest): Promise<Page<ListedEntry>> {
    return selectPage(this.statements, page, {
      select: ENTRY,
      from: (query) => between(entries(query), days),
      order: (query) => inOrder(query.orderBy('entry.day', 'DESC')),
    });
  }

  batches(days: DayRange): AsyncIterable<readonly ListedEntry[]> {
    return inBatches<RowOf<typeof ENTRY>>((last, limit) =>
      this.statements.select({
        select: ENTRY,
        build: (query) => {
          inOrder(between(entries(query), days).orderBy('entry.day')).limit(limit);
          if (!last) return query;
          const key = ['day', ...KEY] as const;
          const columnsOf = key.map((name) => `entry.${name}`).join(', ');
          const values = key.map((name) => `:after_${name}`).join(', ');
          const parameters = key.map((name) => [`after_${name}`, last[name]] as const);
          return query.andWhere(`(${columnsOf}) > (${values})`, Object.fromEntries(parameters));
        },
      }),
    );
  }
}

/** The first day of a period, of those that were asked for. */
function firstDay(day: string, length: 'day' | 'month', { from = '' }: DayRange): string {
  const first = length === 'day' ? day : `${day.slice(0, 7)}-01`;
  return first < from ? from : first;
}

/** The entries of some days, added up by what tells them apart in the sums. */
function inKinds(query: AnyQuery, days: DayRange): AnyQuery {
  return between(query.from(LedgerEntryEntity, 'entry'), days)
    .select('entry.day', 'day')
    .addSelect('entry.kind', 'kind')
    .addSelect('entry.component', 'component')
    .addSelect('sum(entry.amountCents)', 'cents')
    .groupBy('entry.day')
    .addGroupBy('entry.kind')
    .addGroupBy('entry.component');
}

const entries = (query: AnyQuery): AnyQuery =>
  query.from(LedgerEntryEntity, 'entry').leftJoin('orders', 'orders', 'orders.id = entry.orderId');

function inOrder(query: AnyQuery): AnyQuery {
  for (const name of KEY) query.addOrderBy(`entry.${name}`);
  return query;
}
