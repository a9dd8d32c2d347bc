import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import { Catalog, type CatalogProduct } from '../../ports/catalog.js';

/** Its images are names yet; the widths are those of the main one. */
type Row = Omit<CatalogProduct, 'srcset'> & { readonly widths: number[] | null };

/** The catalog's front door by SQL. */
@Injectable()
export class PostgresCatalog extends Catalog {
  constructor(
    private readonly database: Database,
    private readonly media: MediaUrls,
  ) {
    super();
  }

  async products(ids: readonly string[], forUserId?: string): Promise<CatalogProduct[]> {
    const known = ids.filter(isId);
    if (known.length === 0) return [];
    const rows = await this.database.readPrepared<Row>(
      `SELECT id, name, images,
              (SELECT widths FROM media WHERE media.name = product.images[1]) AS widths,
              price_cents AS "priceCents", discount,
              final_price_cents AS "finalPriceCents", discount > 0 AS "hasDiscount",
              deleted_at IS NULL AS available,
              quantity + coalesce((
                SELECT sum(quantity) FROM stock_hold
                 WHERE user_id = $2 AND product_id = product.id), 0)::integer AS quantity
         FROM product WHERE id = ANY($1)`,
      [known, forUserId ?? null],
    );
    return rows.map(({ widths, ...row }) => ({
      ...row,
      images: row.images.map((name) => this.media.urlOf(name)),
      srcset: this.media.srcsetOf(row.images[0] ?? '', widths ?? []),
    }));
  }
}
