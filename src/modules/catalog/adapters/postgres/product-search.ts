import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import type { ProductFilter, ProductOrder, ProductRecord } from '../../ports/catalogue-queries.js';
import { LIST_ORDERS, type ListOrder } from './product-list.js';
import { type CountSql, ProductPages } from './product-pages.js';
import { ProductSelection } from './product-selection.js';
import { type SearchQueries, SearchReader } from './search-reader.js';

/** Ranking more than this takes too long; what lies beyond follows in the order of ids. */
const RANKED = 1_000;

/** The match of a name, a category and a description; what is D has no place here. */
const WEIGHTS = `'{0, 0.1, 0.4, 1}'`;

/** Lists with a search term: words, beginnings of words, and misspelt ones. */
@Injectable()
export class ProductSearch {
  constructor(
    private readonly database: Database,
    private readonly reader: SearchReader,
    private readonly pages: ProductPages,
  ) {}

  async read(
    filter: ProductFilter & { readonly searchTerm: string },
    order: ProductOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const queries = await this.reader.read(filter.searchTerm);
    if (!queries) return { ...page, items: [], total: 0, totalIsExact: true };
    const found = await this.find(queries, filter, order, page);
    const several = queries.any !== queries.all;
    if (found.items.length > 0 || !several || (await this.anyMatch(queries.all))) return found;
    // No product has all the words: some of them are better than nothing.
    return this.find({ ...queries, all: queries.any }, filter, order, page);
  }

  /** A query for all products that a search finds; undefined where it finds none. */
  async matching(searchTerm: string): Promise<string | undefined> {
    const queries = await this.reader.read(searchTerm);
    if (!queries) return undefined;
    return (await this.anyMatch(queries.all)) ? queries.all : queries.any;
  }

  private async find(
    queries: SearchQueries,
    filter: ProductFilter,
    order: ProductOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const selection = new ProductSelection(filter);
    const all = selection.place(queries.all, '::text::tsquery');
    const from = selection.isOpen
      ? 'product_words WHERE true'
      : `product_words JOIN product ON product.id = product_id WHERE ${selection.whereAll}`;
    const counted = { from: `${from} AND words @@ ${all}`, values: [...selection.values] };
    if (order !== 'best-match') return this.findInOrder(all, selection, counted, order, page);
    const { items, total } = await this.pages.readCounted({
      ids: rankedIds(queries, all, from, selection, page),
      order: 'page.rank DESC, page.id',
      values: selection.values,
      total: 'page.candidates',
    });
    return total !== undefined && total < RANKED
      ? { ...page, items, total, totalIsExact: true }
      : this.pages.withTotal(items, page, counted);
  }

  private async findInOrder(
    all: string,
    selection: ProductSelection,
    counted: CountSql,
    order: ListOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const total = await this.pages.counted(counted);
    // Few matches are sorted. Where there are many, the order's index soon comes by a page of them.
    const matches = total.totalIsExact
      ? `product_words JOIN product ON product.id = product_id
          WHERE words @@ ${all} AND ${selection.whereAll}`
      : `product WHERE ${selection.whereAll}
           AND (SELECT words @@ ${all} FROM product_words WHERE product_id = product.id)`;
    const ids = `SELECT product.id FROM ${matches}
      ORDER BY ${LIST_ORDERS[order]} ${limits(selection, page)}`;
    const { values } = selection;
    const items = await this.pages.read({ ids, order: LIST_ORDERS[order], values });
    return { ...page, items, ...total };
  }

  private async anyMatch(query: string): Promise<boolean> {
    const rows = await this.database.read(
      'SELECT FROM product_words WHERE words @@ $1::text::tsquery LIMIT 1',
      [query],
    );
    return rows.length > 0;
  }
}

/**
 * Whole words before beginnings of words; then by where they stand, and how little else is in the
 * name. Comparing a thousand names by their trigrams took four times as long as all the rest.
 */
function rankedIds(
  queries: SearchQueries,
  all: string,
  from: string,
  selection: ProductSelection,
  page: PageRequest,
): string {
  const exact = selection.place(queries.exact, '::text::tsquery');
  const named = selection.place(queries.named, '::text::tsquery');
  const length = selection.place(queries.length, '::real');
  const candidates = `SELECT product_id AS id, product_words.name, words FROM ${from}`;
  const beyond = `UNION ALL
    SELECT product_id, -1, ${RANKED}::integer FROM ${from} AND words @@ ${all}
       AND product_id NOT IN (SELECT id FROM candidate)`;
  return `WITH candidate AS MATERIALIZED (
      (${candidates} AND words @@ ${exact} LIMIT ${RANKED}) UNION ALL
      (${candidates} AND words @@ ${all} AND NOT words @@ ${exact} LIMIT ${RANKED})
      LIMIT ${RANKED})
    SELECT id, (2 * ts_rank(${WEIGHTS}, words, ${exact}) + ts_rank(${WEIGHTS}, words, ${all})
                + CASE WHEN words @@ ${named} THEN ${length} / greatest(length(name), ${length})
                       ELSE 0 END) AS rank,
           (SELECT count(*)::integer FROM candidate) AS candidates
      FROM candidate
    ${offsetOf(page) + page.limit > RANKED ? beyond : ''}
    ORDER BY rank DESC, id ${limits(selection, page)}`;
}

function limits(selection: ProductSelection, page: PageRequest): string {
  const limit = selection.place(page.limit, '::integer');
  return `LIMIT ${limit} OFFSET ${selection.place(offsetOf(page), '::integer')}`;
}
