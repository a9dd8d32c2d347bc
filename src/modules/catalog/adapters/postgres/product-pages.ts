import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { TtlCache } from '../../../../platform/cache/ttl-cache.js';
import type { SqlValue } from '../../../../platform/database/bind-parameters.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type Query, Statements, WINDOW } from '../../../../platform/database/statements.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { ImageWidths } from '../../../../platform/storage/image-widths.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';
import { type Order, orderBy } from './product-order.js';
import { PRODUCT_RECORD, type ProductRecordRow, toRecord } from './product-record.js';
import { ProductEntity } from './product.entity.js';

/** Totals are counted up to this number: more would cost many times the page. */
const COUNTED_TO = 10_000;

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
  readonly ids: (query: Query) => Query;
  readonly order: Order;
  /** False where the best plan depends on the values. */
  readonly prepared?: boolean;
}

/** The rows to count: FROM and WHERE. */
export interface CountedRows {
  readonly params: readonly string[];
  readonly from: (query: Query) => Query;
}

/** The size of a list; a lower bound when `totalIsExact` is false. */
export type Total = Pick<Page<never>, 'total' | 'totalIsExact'>;

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
        .where('product.id = ANY (:ids) AND product.deletedAt IS NULL')
        .orderBy('array_position(:ids::uuid[], product.id)'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly media: ImageUrls,
    private readonly widths: ImageWidths,
  ) {}

  /** Returns the live products among these ids, in their order. */
  async readEach(ids: readonly string[]): Promise<ProductRecord[]> {
    return this.toRecords(await this.byIds.many({ ids }));
  }

  /** Reads pages of a list. */
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
    return async (values: Values, page: PageRequest): Promise<ProductRecord[]> => {
      const { limit } = page;
      return this.toRecords(await statement.many({ ...values, limit, offset: offsetOf(page) }));
    };
  }

  /** Counts rows up to a bound; a total above the bound may be a minute old. */
  countOf({ params, from }: CountedRows) {
    // Only a total above the bound is cached.
    const counts = new TtlCache<number>(() => STAYS_CROWDED_MS, KEPT_COUNTS);
    const statement = this.statements.prepare({
      select: { rows: computed('count(*)::integer', asNumber) },
      params,
      prepared: false,
      build: (query) => {
        const counted = from(query.createQueryBuilder())
          .select('1')
          .limit(COUNTED_TO + 1);
        return query
          .addCommonTableExpression(counted.getQuery(), 'counted')
          .from('counted', 'counted');
      },
    });
    return async (values: Values): Promise<Total> => {
      const count = async () => (await statement.one(values))!.rows;
      const rows = await counts.get(JSON.stringify(values), count, (many) => many > COUNTED_TO);
      return { total: Math.min(rows, COUNTED_TO), totalIsExact: rows <= COUNTED_TO };
    };
  }

  /** The page with its total: known where the list ends within the page, otherwise counted. */
  async withTotal(
    items: ProductRecord[],
    page: PageRequest,
    count: () => Promise<Total>,
  ): Promise<Page<ProductRecord>> {
    const isTotalKnown = items.length > 0 || page.page === 1;
    if (isTotalKnown && items.length < page.limit) {
      return { ...page, items, total: offsetOf(page) + items.length, totalIsExact: true };
    }
    return { ...page, items, ...(await count()) };
  }

  /** The rows with the URLs of their images. */
  async toRecords(rows: readonly ProductRecordRow[]): Promise<ProductRecord[]> {
    const widths = await this.widths.of(rows.flatMap(({ images }) => images));
    return rows.map((row) => toRecord(row, this.media, widths));
  }
}
