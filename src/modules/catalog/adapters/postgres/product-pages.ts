import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { TtlCache } from '../../../../platform/cache/ttl-cache.js';
import { anyOf, type SqlValue } from '../../../../platform/database/bind-parameters.js';
import {
  COUNTED_TO,
  countRows,
  type Total,
  toTotal,
} from '../../../../platform/database/counted-total.js';
import { type AnyQuery, Statements, WINDOW } from '../../../../platform/database/statements.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { ImageWidths } from '../../../../platform/storage/image-widths.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';
import { type ProductSorting, orderBy } from './product-order.js';
import {
  PRODUCT_RECORD,
  ProductEntity,
  type ProductRecordRow,
  toProductRecord,
} from './product.entity.js';

/** A list above the bound is unlikely to shrink below it within a minute. */
const STAYS_CROWDED_MS = 60_000;
const KEPT_COUNTS = 1_000;

/** Parameter values by name. */
export type Values = Readonly<Record<string, SqlValue>>;

/** An ordered list that is read by page. */
export interface PagedList {
  /** The parameters of `ids`. */
  readonly params: readonly string[];
  /** Selects the ids of the list's products, in its order. */
  readonly ids: (query: AnyQuery) => AnyQuery;
  readonly order: ProductSorting;
  /** False where the best plan depends on the values. */
  readonly prepared?: boolean;
}

/** The rows to count: FROM and WHERE. */
export interface CountedRows {
  readonly params: readonly string[];
  readonly from: (query: AnyQuery) => AnyQuery;
  /** The highest number that is counted. */
  readonly upTo?: number;
}

/**
 * Prepares the queries of product lists: first the ids from an index alone, then the few complete
 * rows.
 */
@Injectable()
export class ProductPages {
  private readonly byIds = this.statements.prepare({
    select: PRODUCT_RECORD,
    params: ['ids'],
    build: (query) =>
      query
        .from(ProductEntity, 'product')
        .innerJoin(CategoryEntity, 'category', 'category.id = product.categoryId')
        .where(`product.id = ${anyOf('ids')} AND product.deletedAt IS NULL`)
        .orderBy('array_position(:ids::uuid[], product.id)'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly imageUrls: ImageUrls,
    private readonly widths: ImageWidths,
  ) {}

  /** Returns the live products among these ids, in their order. */
  async readEach(ids: readonly string[]): Promise<ProductRecord[]> {
    return this.toRecords(await this.byIds.many({ ids }));
  }

  /** Reads pages of a list, with `more` rows behind each. */
  pagesOf({ params, ids, order, prepared = true }: PagedList) {
    const statement = this.statements.prepare({
      select: PRODUCT_RECORD,
      params: [...params, 'limit', 'offset'],
      prepared,
      build: (query) => {
        const page = `${ids(query.createQueryBuilder()).getQuery()} ${WINDOW}`;
        const rows = query
          .addCommonTableExpression(page, 'page')
          .from('page', 'page')
          .innerJoin(ProductEntity, 'product', 'product.id = page.id')
          .innerJoin(CategoryEntity, 'category', 'category.id = product.categoryId');
        return orderBy(rows, order);
      },
    });
    return async (values: Values, page: PageRequest, more = 0): Promise<ProductRecord[]> => {
      const window = { limit: page.limit + more, offset: offsetOf(page) };
      return this.toRecords(await statement.many({ ...values, ...window }));
    };
  }

  /** Counts rows up to a bound; a total above the bound may be a minute old. */
  countOf({ params, from, upTo = COUNTED_TO }: CountedRows) {
    // Only a total above the bound is cached.
    const counts = new TtlCache<number>(() => STAYS_CROWDED_MS, { entries: KEPT_COUNTS });
    const statement = this.statements.prepare({
      ...countRows(from, upTo),
      params,
      prepared: false,
    });
    return async (values: Values): Promise<Total> => {
      const count = async () => (await statement.exactlyOne(values)).rows;
      const rows = await counts.get(JSON.stringify(values), count, (many) => many > upTo);
      return toTotal(rows, upTo);
    };
  }

  /** The page of rows that were read with one more, with its total: known where the list ends here. */
  async withTotal(
    rows: readonly ProductRecord[],
    page: PageRequest,
    count: () => Promise<Total>,
  ): Promise<Page<ProductRecord>> {
    const isKnown = endsIn(page, rows.length);
    const total = isKnown ? { total: 0, totalIsExact: true } : await count();
    return toProductPage(rows.slice(0, page.limit), page, rows.length, total);
  }

  /** The rows with the URLs of their images. */
  async toRecords(rows: readonly ProductRecordRow[]): Promise<ProductRecord[]> {
    const widths = await this.widths.of(rows.flatMap(({ images }) => images));
    return rows.map((row) => toProductRecord(row, this.imageUrls, widths));
  }
}

/** Whether a list ends within a page, by the rows that were read for it and one more. */
const endsIn = (page: PageRequest, rows: number) =>
  rows <= page.limit && (rows > 0 || page.page === 1);

/**
 * A page of which `rows` were found, one more than its limit where the list goes on. A total that is
 * not exact is then above the end of the page, so that it tells whether there is a next one.
 */
export function toProductPage<Item>(
  items: readonly Item[],
  page: PageRequest,
  rows: number,
  { total, totalIsExact }: Total,
): Page<Item> {
  const start = offsetOf(page);
  if (endsIn(page, rows)) return { ...page, items, total: start + rows, totalIsExact: true };
  const least = rows > page.limit ? start + rows : 0;
  return { ...page, items, total: Math.max(total, least), totalIsExact };
}
