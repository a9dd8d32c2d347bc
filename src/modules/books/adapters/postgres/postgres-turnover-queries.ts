import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { asNumber, asText, nullable } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import type { Turnover } from '../../domain/book-period.js';
import { type TurnoverFilter, TurnoverQueries } from '../../ports/book-queries.js';
import { LedgerEntryEntity } from './ledger.entity.js';
import { between, IS_TAX, sumOf } from './period-sums.js';

/** As a time: the text of each entry would cost more than its sum. */
const MONTH = `date_trunc('month', entry.day::timestamp)`;
const PLACE = ['entry.country', 'entry.state', 'entry.tax_rate'] as const;
/** Fees and disputes are no turnover. */
const IS_TURNOVER = `entry.kind IN ('sale', 'discount', 'delivery', 'tax', 'refund')`;
const FIRST_ROW: PageRequest = { page: 1, limit: 1 };

/** Adds up all the days that are asked for, in one pass for a page and its total. */
@Injectable()
export class PostgresTurnoverQueries extends TurnoverQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  async page(filter: TurnoverFilter, request: PageRequest): Promise<Page<Turnover>> {
    const { page, limit } = request;
    const rows = await this.rows(filter, request);
    // Behind the last page no row has the total.
    const [first] = rows.length > 0 || page === 1 ? rows : await this.rows(filter, FIRST_ROW);
    const items = rows.map(({ total: _total, ...turnover }) => turnover);
    return { items, page, limit, total: first?.total ?? 0, totalIsExact: true };
  }

  private rows({ by, ...days }: TurnoverFilter, request: PageRequest) {
    const isByMonth = by === 'month';
    const month = isByMonth ? `to_char(${MONTH}, 'YYYY-MM')` : 'NULL::text';
    const groups = isByMonth ? [MONTH, ...PLACE] : [...PLACE];
    return this.statements.select({
      select: {
        // With the page, because both need all of the sums.
        total: computed('(count(*) OVER ())::integer', asNumber),
        month: computed(month, nullable(asText)),
        country: computed('entry.country', nullable(asText)),
        state: computed('entry.state', nullable(asText)),
        taxRate: computed('entry.tax_rate', nullable(asNumber)),
        netCents: sumOf(`NOT coalesce(${IS_TAX}, false)`),
        taxCents: sumOf(IS_TAX),
      },
      build: (query) => {
        between(query.from(LedgerEntryEntity, 'entry').where(IS_TURNOVER), days);
        for (const group of groups) query.addGroupBy(group);
        inOrder(isByMonth ? query.orderBy(MONTH, 'DESC') : query);
        return query.limit(request.limit).offset(offsetOf(request));
      },
    });
  }
}

/** What has no place or rate comes last. */
function inOrder(query: AnyQuery): AnyQuery {
  for (const column of PLACE) query.addOrderBy(column, 'ASC', 'NULLS LAST');
  return query;
}
