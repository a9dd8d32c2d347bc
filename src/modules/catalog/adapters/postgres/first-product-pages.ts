import { Injectable } from '@nestjs/common';
import { memoized } from '../../../../kernel/memoized.js';
import { offsetOf, type PageRequest } from '../../../../kernel/page.js';
import { asNumber } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';
import { type ConditionName, parametersOf, whereAll } from './product-conditions.js';
import { CATEGORY_TOTAL, SHOP_TOTAL } from './product-expressions.sql.js';
import { LIST_ORDERS, type ListOrder, orderBy } from './product-order.js';
import { ProductPages, type Values } from './product-pages.js';
import { PRODUCT_RECORD, ProductEntity } from './product.entity.js';

/** Pages behind these rows are read by their index first, which skips rows without reading them. */
const FIRST_ROWS = 160;

/** A list that one index has in its order, and a counter its total. */
export interface FirstPagesShape {
  /** None, or a single category. */
  readonly names: readonly ConditionName[];
  readonly order: ListOrder;
}

/** The first pages of a list, each by one straight statement with the total of the list. */
@Injectable()
export class FirstProductPages {
  private readonly statementOf = memoized(({ names, order }: FirstPagesShape) =>
    this.statements.prepare({
      select: {
        ...PRODUCT_RECORD,
        total: computed(names.length > 0 ? CATEGORY_TOTAL : SHOP_TOTAL, asNumber),
      },
      params: [...parametersOf(names), 'limit', 'offset'],
      within: { rows: FIRST_ROWS, order: LIST_ORDERS[order] },
      build: (query) =>
        orderBy(
          query
            .from(ProductEntity, 'product')
            .innerJoin(CategoryEntity, 'category', 'category.id = product.categoryId')
            .where(whereAll(names)),
          LIST_ORDERS[order],
        ),
    }),
  );

  constructor(
    private readonly statements: Statements,
    private readonly pages: ProductPages,
  ) {}

  /** Whether a page of this list is among the first. */
  has({ names, order }: FirstPagesShape, page: PageRequest): boolean {
    return (
      names.every((name) => name === 'categoryId') &&
      (order === 'price-asc' || order === 'price-desc' || order === 'newest') &&
      offsetOf(page) + page.limit <= FIRST_ROWS
    );
  }

  /** `total` is undefined where the page is empty. */
  async read(
    shape: FirstPagesShape,
    values: Values,
    page: PageRequest,
  ): Promise<{ items: ProductRecord[]; total: number | undefined }> {
    const { limit } = page;
    const rows = await this.statementOf(shape).many({ ...values, limit, offset: offsetOf(page) });
    const total = rows[0]?.total;
    return { items: await this.pages.toRecords(rows.map(({ total: _, ...row }) => row)), total };
  }
}
