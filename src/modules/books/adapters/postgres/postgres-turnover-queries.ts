import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { asNumber, asText, nullable } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { selectPage } from '../../../../platform/database/select-page.js';
import { type Query, Statements } from '../../../../platform/database/statements.js';
import type { Turnover } from '../../domain/turnover.js';
import { type TurnoverFilter, TurnoverQueries } from '../../ports/turnover-queries.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { between, IS_TAX, sumOf } from './period-sums.js';

const MONTH = `to_char(entry.day, 'YYYY-MM')`;
const PLACE = ['entry.country', 'entry.state', 'entry.tax_rate'] as const;
/** Fees and disputes are no turnover. */
const IS_TURNOVER = `entry.kind IN ('sale', 'discount', 'delivery', 'tax', 'refund')`;

@Injectable()
export class PostgresTurnoverQueries extends TurnoverQueries {
  constructor(private readonly statements: Statements) {
    super();
  }

  page({ by, ...days }: TurnoverFilter, page: PageRequest): Promise<Page<Turnover>> {
    const month = by === 'month' ? MONTH : 'NULL::text';
    const groups = by === 'month' ? [MONTH, ...PLACE] : [...PLACE];
    return selectPage(this.statements, page, {
      select: {
        month: computed(month, nullable(asText)),
        country: computed('entry.country', nullable(asText)),
        state: computed('entry.state', nullable(asText)),
        taxRate: computed('entry.tax_rate', nullable(asNumber)),
        netCents: sumOf(`NOT coalesce(${IS_TAX}, false)`),
        taxCents: sumOf(IS_TAX),
      },
      from: (query) => {
        between(query.from(LedgerEntryEntity, 'entry').where(IS_TURNOVER), days);
        for (const group of groups) query.addGroupBy(group);
        return query;
      },
      order: (query) => inOrder(by === 'month' ? query.orderBy(MONTH, 'DESC') : query),
    });
  }
}

/** What has no place or rate comes last. */
function inOrder(query: Query): Query {
  for (const column of PLACE) query.addOrderBy(column, 'ASC', 'NULLS LAST');
  return query;
}
