import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import type { ProductFilter, ProductOrder, ProductRecord } from '../../ports/catalog-queries.js';
import { SearchRanking } from './search-ranking.js';
import { LIST_ORDERS, type ListOrder } from './product-list.js';
import { ProductPages } from './product-pages.js';
import { type SearchQueries, SearchQueryParser } from './search-query-parser.js';
import { SearchSelection } from './search-selection.js';

/** Lists with a search term: words, beginnings of words, and misspelt ones. */
@Injectable()
export class ProductSearch {
  constructor(
    private readonly database: Database,
    private readonly parser: SearchQueryParser,
    private readonly ranking: SearchRanking,
    private readonly pages: ProductPages,
  ) {}

  async read(
    { searchTerm, ...filter }: ProductFilter & { readonly searchTerm: string },
    order: ProductOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const queries = await this.parser.read(searchTerm);
    if (!queries) return { ...page, items: [], total: 0, totalIsExact: true };
    const find = (wanted: SearchQueries) =>
      order === 'best-match'
        ? this.ranking.read(wanted, filter, page)
        : this.inOrder(wanted, filter, order, page);
    const found = await find(queries);
    const several = queries.any !== queries.all;
    if (found.items.length > 0 || !several || (await this.anyMatch(queries.all))) return found;
    // No product has all the words: some of them are better than nothing.
    return find({ ...queries, all: queries.any });
  }

  /** A query for all products that a search finds; undefined where it finds none. */
  async matching(searchTerm: string): Promise<string | undefined> {
    const queries = await this.parser.read(searchTerm);
    if (!queries) return undefined;
    return (await this.anyMatch(queries.all)) ? queries.all : queries.any;
  }

  private async inOrder(
    { all }: SearchQueries,
    filter: ProductFilter,
    order: ListOrder,
    page: PageRequest,
  ): Promise<Page<ProductRecord>> {
    const selection = new SearchSelection(filter, all);
    const { query, values } = selection;
    const total = await this.pages.counted(selection.counted);
    // Few matches are sorted. Where there are many, the order's index soon comes by a page of them.
    const matches = total.totalIsExact
      ? `product_words JOIN product ON product.id = product_id
          WHERE words @@ ${query} AND ${selection.whereAll}`
      : `product WHERE ${selection.whereAll}
           AND (SELECT words @@ ${query} FROM product_words WHERE product_id = product.id)`;
    const limit = selection.place(page.limit, '::integer');
    const offset = selection.place(offsetOf(page), '::integer');
    const ids = `SELECT product.id FROM ${matches}
      ORDER BY ${LIST_ORDERS[order]} LIMIT ${limit} OFFSET ${offset}`;
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
