import { columns } from '../../../../platform/database/fields.js';
import { PRODUCT_FIELDS, type Product } from '../../domain/product.js';
import { ProductEntity } from './product.entity.js';

/** Columns unknown to the domain: set by the database or by sales. */
type OtherColumn = 'finalPriceCents' | 'unitsSold' | 'createdAt' | 'deletedAt';

/** The columns that are properties of the domain's product, under the same names. */
export type ProductRow = Omit<ProductEntity, OtherColumn>;

const PROPERTIES = {
  id: 'id',
  ...PRODUCT_FIELDS,
  quantity: 'quantity',
  version: 'version',
} satisfies Record<keyof Product, string>;

// Object.keys returns string[].
export const PRODUCT_PROPERTIES = Object.keys(PROPERTIES) as (keyof Product)[];

/** Selects the row of the alias `product`. */
export const PRODUCT_ROW = columns(ProductEntity, 'product', PRODUCT_PROPERTIES);

/**
 * A column that the domain lacks is a compile-time error here; a property that the table lacks, one
 * above.
 */
export const toProductRow = (product: Product): ProductRow => ({
  ...product,
  images: [...product.images],
});
