import { Injectable } from '@nestjs/common';
import { columns } from '../../../../platform/database/fields.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { type AnyQuery, Statements, WINDOW } from '../../../../platform/database/statements.js';
import type { SitemapProduct } from '../../ports/catalog-queries.js';
import { ProductSearchTermsEntity } from './search.entity.js';

const NONE = '00000000-0000-0000-0000-000000000000';

/** Live products from the index of `product_words` alone, which sales do not update. */
@Injectable()
export class ProductSitemapSource {
  private readonly ids = this.statements.prepare({
    select: columns(ProductSearchTermsEntity, 'words', ['productId']),
    build: behind,
    params: ['after', 'limit', 'offset'],
    tail: WINDOW,
  });
  private readonly entries = this.statements.prepare({
    select: columns(ProductSearchTermsEntity, 'words', ['productId', 'changedAt']),
    build: behind,
    params: ['after', 'limit'],
    tail: 'LIMIT :limit',
  });

  constructor(private readonly statements: Statements) {}

  async parts(size: number): Promise<readonly (string | undefined)[]> {
    const parts: (string | undefined)[] = [undefined];
    for (;;) {
      const after = parts.at(-1) ?? NONE;
      const [last, next] = await this.ids.many({ after, limit: 2, offset: size - 1 });
      if (!last || !next) return parts;
      parts.push(last.productId);
    }
  }

  async *part(after: string | undefined, size: number): AsyncGenerator<readonly SitemapProduct[]> {
    let left = size;
    const batches = inBatches<SitemapProduct>(async (last, limit) => {
      const entries = await this.entries.many({ after: last?.id ?? after ?? NONE, limit });
      return entries.map(({ productId, changedAt }) => ({ id: productId, changedAt }));
    });
    for await (const batch of batches) {
      yield batch.slice(0, left);
      left -= batch.length;
      if (left <= 0) return;
    }
  }
}

function behind(query: AnyQuery) {
  return query
    .from(ProductSearchTermsEntity, 'words')
    .where('words.productId > :after')
    .orderBy('words.productId');
}
