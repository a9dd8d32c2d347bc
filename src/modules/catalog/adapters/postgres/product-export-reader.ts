import { Injectable } from '@nestjs/common';
import { inBatches } from '../../../../platform/database/in-batches.js';
import type { ProductFilter, ProductRecord } from '../../ports/catalog-queries.js';
import { ProductPages } from './product-pages.js';
import { ProductSearch } from './product-search.js';
import { ProductSelection } from './product-selection.js';

/** Walks whole lists of any size in the order of ids, a batch at a time. */
@Injectable()
export class ProductExportReader {
  constructor(
    private readonly search: ProductSearch,
    private readonly pages: ProductPages,
  ) {}

  async *batches({
    searchTerm,
    ...filter
  }: ProductFilter): AsyncGenerator<readonly ProductRecord[]> {
    const query = searchTerm === undefined ? undefined : await this.search.matching(searchTerm);
    if (searchTerm !== undefined && query === undefined) return;
    yield* inBatches<ProductRecord>((last, limit) => this.batch(filter, query, last?.id, limit));
  }

  private batch(
    filter: ProductFilter,
    query: string | undefined,
    after: string | undefined,
    limit: number,
  ): Promise<ProductRecord[]> {
    const selection = new ProductSelection(filter);
    const conditions = [selection.whereAll];
    if (after) conditions.push(`product.id > ${selection.place(after, '::uuid')}`);
    if (query) {
      const words = selection.place(query, '::text::tsquery');
      conditions.push(
        `EXISTS (SELECT FROM product_words WHERE product_id = product.id AND words @@ ${words})`,
      );
    }
    return this.pages.read({
      ids: `SELECT product.id FROM product WHERE ${conditions.join(' AND ')}
             ORDER BY product.id LIMIT ${limit}`,
      order: 'product.id',
      values: selection.values,
    });
  }
}
