import { Injectable } from '@nestjs/common';
import { isId } from '../../../../kernel/ids.js';
import { asNumber } from '../../../../platform/database/decode.js';
import {
  column,
  columns,
  computed,
  optional,
  type RowOf,
} from '../../../../platform/database/fields.js';
import { anyOf } from '../../../../platform/database/bind-parameters.js';
import { Statements } from '../../../../platform/database/statements.js';
import { ImageEntity } from '../../../../platform/storage/image.entity.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { Catalog, type CatalogProduct } from '../../ports/catalog.js';
import { BUYABLE } from './product-expressions.sql.js';
import { ProductEntity } from './product.entity.js';

const PRODUCT = {
  ...columns(ProductEntity, 'product', [
    'id',
    'name',
    'categoryId',
    'images',
    'priceCents',
    'finalPriceCents',
    'discount',
    'weightGrams',
    'taxClass',
    'deletedAt',
  ]),
  ...optional({ widths: column(ImageEntity, 'mainImage', 'widths') }),
  quantity: computed(BUYABLE, asNumber),
};

/** Gives other modules access to products. */
@Injectable()
export class PostgresCatalog extends Catalog {
  private readonly byIds = this.statements.prepare({
    select: PRODUCT,
    params: ['ids', 'userId'],
    build: (query) =>
      query
        .from(ProductEntity, 'product')
        .leftJoin(ImageEntity, 'mainImage', 'mainImage.name = product.images[1]')
        .where(`product.id = ${anyOf('ids')}`),
  });

  constructor(
    private readonly statements: Statements,
    private readonly imageUrls: ImageUrls,
  ) {
    super();
  }

  async products(ids: readonly string[], forUserId?: string): Promise<CatalogProduct[]> {
    const known = ids.filter(isId);
    if (known.length === 0) return [];
    const rows = await this.byIds.many({ ids: known, userId: forUserId ?? null });
    return rows.map((row) => toCatalogProduct(row, this.imageUrls));
  }
}

const toCatalogProduct = (
  { images, widths, deletedAt, ...product }: RowOf<typeof PRODUCT>,
  imageUrls: ImageUrls,
) =>
  ({
    ...product,
    images: images.map((name) => imageUrls.urlOf(name)),
    srcset: imageUrls.srcsetOf(images[0] ?? '', widths ?? []),
    hasDiscount: product.discount > 0,
    available: deletedAt === null,
  }) satisfies CatalogProduct;
