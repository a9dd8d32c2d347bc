import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import type { SqlValue } from '../../../../platform/database/bind-parameters.js';
import { asText, listOf, nullable } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { OrderFinders } from '../../ports/order-finders.js';
import { countriesNamed } from './country-term.js';
import { FOUND, IS_FOUND } from './order-search.sql.js';

/** More matches than this are not sorted; their pages are read in the order of an index. */
const SORTED_TO = 10_000;

/** The matches of a search term, as conditions on the alias `orders`. */
export interface Found {
  /** All matches. */
  readonly all: (query: AnyQuery) => AnyQuery;
  /** Set where the matches are too many to sort. */
  readonly unsorted?: {
    /** Some of the matches. */
    readonly some: (query: AnyQuery) => AnyQuery;
    /** An expression: whether a row is a match. */
    readonly isFound: string;
    readonly values: Readonly<Record<string, SqlValue>>;
  };
}

/**
 * Searches orders by number, customer, account, address, country, discount code, tracking number and product, and by
 * what other modules know of them.
 */
@Injectable()
export class OrderSearch {
  constructor(
    private readonly statements: Statements,
    private readonly finders: OrderFinders,
    private readonly settings: ShopSettingsSource,
  ) {}

  async find(searchTerm: string): Promise<Found> {
    const named = namedBy(searchTerm);
    if (named) return { all: (query) => query.andWhere(...named) };
    const values = await this.valuesOf(searchTerm);
    const found = await this.statements.selectExactlyOne({
      select: { ids: computed('array_agg(found.id)', nullable(listOf(asText))) },
      build: (query) =>
        query
          .from(`(SELECT id FROM ${FOUND} every LIMIT ${SORTED_TO + 1})`, 'found')
          .setParameters(values),
    });
    const ids = found.ids ?? [];
    const some = (query: AnyQuery) => query.andWhere('orders.id = ANY (:ids)', { ids });
    if (ids.length <= SORTED_TO) return { all: some };
    return {
      all: (query) => query.andWhere(`orders.id IN ${FOUND}`, values),
      unsorted: { some, isFound: IS_FOUND, values },
    };
  }

  private async valuesOf(term: string) {
    const countries = countriesNamed(term);
    const { country } = await this.settings.current();
    return {
      term: isPhone(term) ? term.replace(/\D/g, '') : term,
      words: term,
      tracking: term.replaceAll(' ', ''),
      number: /^\d{6,9}$/.test(term) ? Number(term) : null,
      countries,
      home: countries.includes(country),
      elsewhere: [...new Set(await this.finders.find(term))],
    };
  }
}

/** The condition of a term that can only be an id, a number or a transaction. */
function namedBy(term: string): [condition: string, values: Record<string, SqlValue>] | undefined {
  const isWholeId: boolean = isId(term);
  if (isWholeId) return ['orders.id = :term', { term }];
  if (/^#\d{6,9}$/.test(term)) return ['orders.number = :term', { term: Number(term.slice(1)) }];
  return /^pi_\w+$/.test(term) ? ['orders.transactionId = :term', { term }] : undefined;
}

/** Whether a term is a phone number with punctuation; stored numbers have digits only. */
function isPhone(term: string): boolean {
  return /^\+?[\d\s().-]+$/.test(term) && term.replace(/\D/g, '').length >= 7;
}
