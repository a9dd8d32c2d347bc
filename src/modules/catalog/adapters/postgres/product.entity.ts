import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { TaxClass } from '../../../../../common/contract/tax.js';
import { column, columns, type RowOf } from '../../../../platform/database/fields.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { type Product, PRODUCT_FIELDS } from '../../domain/product.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';
import { CategoryEntity } from './category.entity.js';

/** The condition of the indexes of lists. */
const LIVE = 'deleted_at IS NULL';
const FINAL_PRICE = 'GREATEST(1, (price_cents::bigint * (100 - discount) + 50) / 100)::integer';

/** A product; deleted ones stay for past orders. */
@Entity('product')
@Check('product_price_cents_check', 'price_cents BETWEEN 1 AND 99999999')
@Check('product_discount_check', 'discount BETWEEN 0 AND 99')
@Check('product_quantity', 'quantity >= 0')
@Check('product_units_sold_check', 'units_sold >= 0')
@Check('product_brand_check', 'char_length(brand) BETWEEN 1 AND 60')
@Check('product_weight_grams_check', 'weight_grams > 0')
@Check('product_tax_class_check', "tax_class IN ('standard', 'reduced', 'exempt')")
@Check('product_images_check', 'cardinality(images) BETWEEN 1 AND 3')
@Index('product_price', ['finalPriceCents', 'id'], { where: LIVE })
@Index('product_category_price', ['categoryId', 'finalPriceCents', 'id'], { where: LIVE })
@Index('product_sale_price', ['finalPriceCents', 'id'], { where: `${LIVE} AND discount > 0` })
@Index('product_category_sale_price', ['categoryId', 'finalPriceCents', 'id'], {
  where: `${LIVE} AND discount > 0`,
})
@Index('product_newest', ['createdAt', 'id'], { where: LIVE })
@Index('product_featured', ['createdAt', 'id'], { where: `${LIVE} AND featured` })
@Index('product_best_selling', ['unitsSold', 'id'], { where: `${LIVE} AND units_sold > 0` })
@Index('product_low_stock', ['quantity', 'id'], { where: LIVE })
@Index('product_brand', { synchronize: false })
@Index('product_name', { synchronize: false })
export class ProductEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  description!: string;

  @Column('int')
  priceCents!: number;

  /** A percentage. */
  @Column('smallint', { default: 0 })
  discount!: number;

  /** The price paid: rounded half up to the cent, at least one cent, like `Money.less`. */
  @Column({ type: 'int', generatedType: 'STORED', asExpression: FINAL_PRICE })
  finalPriceCents!: number;

  @Column('int')
  quantity!: number;

  @Column('int', { default: 0 })
  unitsSold!: number;

  @ForeignKey(() => CategoryEntity)
  @Column('uuid')
  categoryId!: string;

  /** Names in the store, the main image first. */
  @Column('text', { array: true })
  images!: string[];

  @Column('boolean', { default: false })
  featured!: boolean;

  @Column('text', { nullable: true })
  brand!: string | null;

  /** As it is shipped. */
  @Column('int', { nullable: true })
  weightGrams!: number | null;

  @Column('text', { default: 'standard' })
  taxClass!: TaxClass;

  /** Incremented by each edit; not a `@VersionColumn`, which a change of stock would increment, too. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

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
