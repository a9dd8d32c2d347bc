import { column, columns, type RowOf } from '../../../../platform/database/fields.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';
import { PRODUCT_PROPERTIES } from './product-row.js';
import { ProductEntity } from './product.entity.js';

/** Selects a product as it is shown, from the aliases `product` and `category`. */
export const PRODUCT_RECORD = {
  ...columns(ProductEntity, 'product', [...PRODUCT_PROPERTIES, 'finalPriceCents', 'createdAt']),
  categoryTitle: column(CategoryEntity, 'category', 'title'),
};

export type ProductRecordRow = RowOf<typeof PRODUCT_RECORD>;

/** `widths` has the existing widths by the name of the image. */
export function toProductRecord(
  row: ProductRecordRow,
  imageUrls: ImageUrls,
  widths: ReadonlyMap<string, readonly number[]>,
) {
  const { images, categoryId, categoryTitle, ...product } = row;
  return {
    ...product,
    images: images.map((name) => ({
      url: imageUrls.urlOf(name),
      srcset: imageUrls.srcsetOf(name, widths.get(name) ?? []),
    })),
    category: { id: categoryId, title: categoryTitle },
  } satisfies ProductRecord;
}
