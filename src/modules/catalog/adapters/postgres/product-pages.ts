import { Injectable } from '@nestjs/common';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import { TtlCache } from '../../../../platform/cache/ttl-cache.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { PRODUCT_COLUMNS, type ProductRow, toRecord } from './product-columns.js';

/** Counting more than this costs many times the page. */
export const COUNTED_TO = 10_000;

/** What has more rows than are counted will hardly have less a minute later. */
const STAYS_CROWDED_MS = 60_000;
const KEPT_COUNTS = 1_000;

export interface PageSql {
  /** Selects the ids of the page, and what `order` names as columns of `page`. */
  readonly ids: string;
  /** The order of the page by its own columns, for example `rank DESC, id`. */
  readonly order: string;
  readonly values: readonly unknown[];
  /** Whether any values get the same plan, so that it may be kept. */
  readonly samePlan?: boolean;
}

/** The rows to count, as what follows FROM. */
export interface CountSql {
  readonly from: string;
  readonly values: readonly unknown[];
}

/** Reads pages of products: ids first by an index alone, then the few whole rows. */
@Injectable()
export class ProductPages {
  /** More rows than are counted, or as many as there are; only the former are kept. */
  private readonly counts = new TtlCache<number>(() => STAYS_CROWDED_MS, KEPT_COUNTS);

  constructor(
    private readonly database: Database,
    private readonly media: MediaUrls,
  ) {}

  async read({ ids, order, values, samePlan }: PageSql): Promise<ProductRecord[]> {
    const sql = `WITH page AS (${ids})
      SELECT ${PRODUCT_COLUMNS}
        FROM page JOIN product ON product.id = page.id
        JOIN category ON category.id = product.category_id
       ORDER BY ${order}`;
    const rows = samePlan
      ? await this.database.readPrepared<ProductRow>(sql, values)
      : await this.database.read<ProductRow>(sql, values);
    return rows.map((row) => toRecord(row, this.media));
  }

  /** The live products of these ids, in their order. */
  readEach(ids: readonly string[]): Promise<ProductRecord[]> {
    return this.read({
      ids: `SELECT id, nth FROM unnest($1::uuid[]) WITH ORDINALITY wanted (id, nth)
              JOIN product USING (id) WHERE deleted_at IS NULL`,
      order: 'page.nth',
      values: [ids],
      samePlan: true,
    });
  }

  /**
   * The page with its total: known where the list ends within the page, else by `exactly`, else
   * counted over the rows of `from` up to a bound.
   */
  async withTotal(
    items: ProductRecord[],
    page: PageRequest,
    count: CountSql | { exactly: () => Promise<number> },
  ): Promise<Page<ProductRecord>> {
    const known = items.length > 0 || page.page === 1;
    if (known && items.length < page.limit) {
      return { ...page, items, total: offsetOf(page) + items.length, totalIsExact: true };
    }
    if ('exactly' in count) {
      return { ...page, items, total: await count.exactly(), totalIsExact: true };
    }
    return { ...page, items, ...(await this.counted(count)) };
  }

  /** How many rows there are, up to a bound; that there are more may be a minute old. */
  async counted(count: CountSql): Promise<{ total: number; totalIsExact: boolean }> {
    const found = await this.counts.get(
      JSON.stringify([count.from, count.values]),
      () => this.countTo(COUNTED_TO + 1, count),
      (rows) => rows > COUNTED_TO,
    );
    return { total: Math.min(found, COUNTED_TO), totalIsExact: found <= COUNTED_TO };
  }

  private async countTo(most: number, { from, values }: CountSql): Promise<number> {
    const [row] = await this.database.read<{ total: number }>(
      `SELECT count(*)::integer AS total FROM (SELECT FROM ${from} LIMIT ${most}) counted`,
      values,
    );
    return row!.total;
  }
}
