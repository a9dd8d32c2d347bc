import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { offsetOf, type Page, type PageRequest } from '../../../../kernel/page.js';
import { folded, hasTerm } from '../../../../platform/database/folded-text.js';
import { column, columns, optional, type RowOf } from '../../../../platform/database/fields.js';
import { type Select, Statements } from '../../../../platform/database/statements.js';
import { ImageEntity } from '../../../../platform/storage/image.entity.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { CategoryFilter, CategoryRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';

const RECORD = {
  ...columns(CategoryEntity, 'category', [
    'id',
    'title',
    'icon',
    'productCount',
    'version',
    'createdAt',
  ]),
  ...optional({ widths: column(ImageEntity, 'image', 'widths') }),
};

@Injectable()
export class CategoryList {
  private readonly byTitle = { ASC: this.inOrder('ASC'), DESC: this.inOrder('DESC') };
  private readonly byId = this.statements.prepare({
    ...LIVE,
    params: ['id'],
    build: (query) => LIVE.build(query).andWhere('category.id = :id'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly imageUrls: ImageUrls,
  ) {}

  async read(filter: CategoryFilter, page?: PageRequest): Promise<Page<CategoryRecord>> {
    const statement = this.byTitle[filter.descending ? 'DESC' : 'ASC'];
    const rows = await statement.many({ searchTerm: filter.searchTerm ?? '' });
    // There are few categories, and shoppers always receive all of them.
    const { limit } = page ?? { limit: rows.length };
    const first = page ? offsetOf(page) : 0;
    return {
      items: rows.slice(first, first + limit).map((row) => toRecord(row, this.imageUrls)),
      page: page?.page ?? 1,
      limit,
      total: rows.length,
      totalIsExact: true,
    };
  }

  async find(id: string): Promise<CategoryRecord | undefined> {
    const row = isId(id) ? await this.byId.one({ id }) : undefined;
    return row && toRecord(row, this.imageUrls);
  }

  private inOrder(direction: 'ASC' | 'DESC') {
    return this.statements.prepare({
      ...LIVE,
      params: ['searchTerm'],
      build: (query) =>
        LIVE.build(query)
          .andWhere(`(:searchTerm = '' OR ${hasTerm(folded('category.title'), 'searchTerm')})`)
          .orderBy('lower(category.title)', direction)
          .addOrderBy('category.id', direction),
    });
  }
}

const LIVE: Select<typeof RECORD> = {
  select: RECORD,
  build: (query) =>
    query
      .from(CategoryEntity, 'category')
      .leftJoin(ImageEntity, 'image', 'image.name = category.icon')
      .where('category.deletedAt IS NULL'),
};

const toRecord = (
  { icon, widths, productCount, ...category }: RowOf<typeof RECORD>,
  imageUrls: ImageUrls,
) =>
  ({
    ...category,
    icon: icon
      ? { url: imageUrls.urlOf(icon), srcset: imageUrls.srcsetOf(icon, widths ?? []) }
      : undefined,
    products: productCount,
  }) satisfies CategoryRecord;
