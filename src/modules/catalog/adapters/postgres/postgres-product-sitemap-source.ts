import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { inBatches } from '../../../../platform/database/in-batches.js';
import { type SitemapProduct, ProductSitemapSource } from '../../ports/product-sitemap-source.js';

const NONE = '00000000-0000-0000-0000-000000000000';

/** By the index of `product_words` alone: it has the living, and no sale ever touches it. */
@Injectable()
export class PostgresProductSitemapSource extends ProductSitemapSource {
  constructor(private readonly database: Database) {
    super();
  }

  async parts(size: number): Promise<readonly (string | undefined)[]> {
    const parts: (string | undefined)[] = [undefined];
    for (;;) {
      const [last, next] = await this.database.read<{ id: string }>(
        `SELECT product_id AS id FROM product_words WHERE product_id > $1
          ORDER BY product_id OFFSET $2 LIMIT 2`,
        [parts.at(-1) ?? NONE, size - 1],
      );
      if (!last || !next) return parts;
      parts.push(last.id);
    }
  }

  async *part(after: string | undefined, size: number): AsyncGenerator<readonly SitemapProduct[]> {
    let left = size;
    const batches = inBatches<SitemapProduct>((last, limit) =>
      this.database.readPrepared(
        `SELECT product_id AS id, changed_at AS "changedAt" FROM product_words
          WHERE product_id > $1 ORDER BY product_id LIMIT $2`,
        [last?.id ?? after ?? NONE, limit],
      ),
    );
    for await (const batch of batches) {
      yield batch.slice(0, left);
      left -= batch.length;
      if (left <= 0) return;
    }
  }
}
