import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { TAX_CLASSES, type TaxClass } from '../../../../../common/contract/tax.js';
import { toDollars } from '../../../../kernel/money.js';
import { ImageSourceView } from '../../../../platform/storage/image-source.view.js';
import type { ProductField } from '../../domain/product.js';
import type { ProductRecord } from '../../ports/catalog-queries.js';

export class ProductCategoryView {
  _id!: string;
  title!: string;
}

export class ProductView implements Record<ProductField, unknown> {
  _id!: string;
  name!: string;
  description!: string;
  /** In dollars, before the discount. */
  price!: number;
  hasDiscount!: boolean;
  /** Whole percent. */
  discount!: number;
  /** In dollars: what the shopper pays. */
  finalPrice!: number;
  /** URLs, the main image first. */
  images!: string[];
  /** The existing widths of each image. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: getSchemaPath(ImageSourceView) } },
  })
  srcset!: ImageSourceView[][];
  /** Units that can still be sold. */
  quantity!: number;
  category!: ProductCategoryView;
  featured!: boolean;
  brand!: string | null;
  /** As it is shipped, in grams; null where unknown. */
  weightGrams!: number | null;
  @ApiProperty({ enum: TAX_CLASSES, enumName: 'TaxClass' })
  taxClass!: TaxClass;
  /** Incremented by each edit. */
  version!: number;
  createdAt!: Date;

  static of(product: ProductRecord): ProductView {
    const { id, priceCents, finalPriceCents, discount, images, category } = product;
    return {
      _id: id,
      name: product.name,
      description: product.description,
      price: toDollars(priceCents),
      hasDiscount: discount > 0,
      discount,
      finalPrice: toDollars(finalPriceCents),
      images: images.map(({ url }) => url),
      srcset: images.map(({ srcset }) => [...srcset]),
      quantity: product.quantity,
      category: { _id: category.id, title: category.title },
      featured: product.featured,
      brand: product.brand,
      weightGrams: product.weightGrams,
      taxClass: product.taxClass,
      version: product.version,
      createdAt: product.createdAt,
    };
  }
}
