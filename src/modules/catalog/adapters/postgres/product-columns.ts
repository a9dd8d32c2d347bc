import type { MediaUrls } from '../../../../platform/storage/media-urls.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';

/** A product as the SQL below answers it. */
export interface ProductRow extends Omit<ProductRecord, 'images' | 'category'> {
  readonly images: string[];
  /** For each image, the widths that exist. */
  readonly widths: number[][];
  readonly categoryId: string;
  readonly categoryTitle: string;
}

/** Selects whole products out of `page`, a query that names at most a hundred ids. */
export const PRODUCT_COLUMNS = `
  product.id, product.name, product.description, product.price_cents AS "priceCents",
  product.discount, product.final_price_cents AS "finalPriceCents", product.images,
  product.quantity, product.featured, product.version, product.created_at AS "createdAt",
  category.id AS "categoryId", category.title AS "categoryTitle",
  (SELECT json_agg(coalesce(media.widths, '{}') ORDER BY image.nth)
     FROM unnest(product.images) WITH ORDINALITY image (name, nth)
     LEFT JOIN media ON media.name = image.name) AS widths`;

export function toRecord(row: ProductRow, media: MediaUrls): ProductRecord {
  const { images, widths, categoryId, categoryTitle, ...product } = row;
  return {
    ...product,
    images: images.map((name, at) => ({
      url: media.urlOf(name),
      srcset: media.srcsetOf(name, widths[at] ?? []),
    })),
    category: { id: categoryId, title: categoryTitle },
  };
}
