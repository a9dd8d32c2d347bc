import { asNumber, listOf } from '../../../../platform/database/decode.js';
import { column, columns, computed, type RowOf } from '../../../../platform/database/fields.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';
import { IMAGE_WIDTHS } from './product-expressions.sql.js';
import { PRODUCT_PROPERTIES } from './product-row.js';
import { ProductEntity } from './product.entity.js';

/** Selects a product as it is shown, from the aliases `product` and `category`. */
export const PRODUCT_RECORD = {
  ...columns(ProductEntity, 'product', [...PRODUCT_PROPERTIES, 'finalPriceCents', 'createdAt']),
  categoryTitle: column(CategoryEntity, 'category', 'title'),
  widths: computed(IMAGE_WIDTHS, listOf(listOf(asNumber))),
};

export function toRecord(row: RowOf<typeof PRODUCT_RECORD>, media: ImageUrls) {
  const { images, widths, categoryId, categoryTitle, ...product } = row;
  return {
    ...product,
    images: images.map((name, at) => ({
      url: media.urlOf(name),
      srcset: media.srcsetOf(name, widths[at] ?? []),
    })),
    category: { id: categoryId, title: categoryTitle },
  } satisfies ProductRecord;
}
