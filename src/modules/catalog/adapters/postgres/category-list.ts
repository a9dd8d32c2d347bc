import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { Database } from '../../../../platform/database/database.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import type { CategoryFilter, CategoryRecord } from '../../ports/catalog-queries.js';

interface CategoryRow {
  readonly id: string;
  readonly title: string;
  readonly icon: string | null;
  readonly widths: number[] | null;
  readonly products: number;
  readonly createdAt: Date;
}

const CATEGORY = `
  SELECT id, title, icon, media.widths, product_count AS products,
         category.created_at AS "createdAt"
    FROM category LEFT JOIN media ON media.name = category.icon
   WHERE deleted_at IS NULL`;

/** Reads categories. */
@Injectable()
export class CategoryList {
  constructor(
    private readonly database: Database,
    private readonly media: MediaUrls,
  ) {}

  async read(filter: CategoryFilter, page?: PageRequest): Promise<Page<CategoryRecord>> {
    const direction = filter.descending ? 'DESC' : 'ASC';
    const rows = await this.database.readPrepared<CategoryRow>(
      `${CATEGORY} AND ($1 = '' OR position(lower($1) IN lower(title)) > 0)
        ORDER BY lower(title) ${direction}, id ${direction}`,
      [filter.searchTerm ?? ''],
    );
    // There are few, and shoppers always get them whole.
    const { limit } = page ?? { limit: rows.length };
    const first = page ? offsetOf(page) : 0;
    return {
      items: rows.slice(first, first + limit).map((row) => this.toRecord(row)),
      page: page?.page ?? 1,
      limit,
      total: rows.length,
      totalIsExact: true,
    };
  }

  async find(id: string): Promise<CategoryRecord | undefined> {
    if (!isId(id)) return undefined;
    const [row] = await this.database.readPrepared<CategoryRow>(`${CATEGORY} AND id = $1`, [id]);
    return row && this.toRecord(row);
  }

  private toRecord({ id, title, icon, widths, products, createdAt }: CategoryRow): CategoryRecord {
    const image = icon
      ? { url: this.media.urlOf(icon), srcset: this.media.srcsetOf(icon, widths ?? []) }
      : undefined;
    return { id, title, icon: image, products, createdAt };
  }
}
