import { Injectable } from '@nestjs/common';
import type { ProductFilter, ProductRecord } from '../../ports/catalogue-queries.js';
import { ProductPages } from './product-pages.js';
import { ProductSearch } from './product-search.js';
import { ProductSelection } from './product-selection.js';

const BATCH = 500;

/** Walks whole lists of any size in the order of ids, a batch at a time. */
@Injectable()
export class ProductWalk {
  constructor(
    private readonly search: ProductSearch,
    private readonly pages: ProductPages,
  ) {}

  async *batches({ searchTerm, ...filter }: ProductFilter): AsyncGenerator<ProductRecord[]> {
    const query = searchTerm === undefined ? undefined : await this.search.matching(searchTerm);
    if (searchTerm !== undefined && query === undefined) return;
    for (let after: string | undefined; ;) {
      const batch = await this.batch(filter, query, after);
      if (batch.length > 0) yield batch;
      if (batch.length < BATCH) return;
      after = batch.at(-1)!.id;
    }
  }

  private batch(
    filter: ProductFilter,
    query: string | undefined,
    after: string | undefined,
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
             ORDER BY product.id LIMIT ${BATCH}`,
      order: 'product.id',
      values: selection.values,
    });
  }
}
