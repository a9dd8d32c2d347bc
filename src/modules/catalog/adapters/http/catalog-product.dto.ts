import { ApiSchema } from '@nestjs/swagger';
import { toDollars } from '../../../../kernel/money.js';
import { ImageSourceView } from '../../../../platform/storage/images.dto.js';
import type { CatalogProduct } from '../../ports/catalog.js';

/** A product as other modules show it, such as the cart. Prices in dollars. */
@ApiSchema({ name: 'CartProduct' })
export class CatalogProductView {
  _id!: string;
  name!: string;
  /** Before the discount. */
  price!: number;
  /** What the shopper pays. */
  finalPrice!: number;
  hasDiscount!: boolean;
  /** Percent. */
  discount!: number;
  images!: string[];
  /** The existing widths of the main image. */
  srcset!: ImageSourceView[];
  /** Units that this user can buy now. */
  quantity!: number;
  /** False when the product is no longer sold. */
  available!: boolean;

  static of(product: CatalogProduct): CatalogProductView {
    return {
      _id: product.id,
      name: product.name,
      price: toDollars(product.priceCents),
      finalPrice: toDollars(product.finalPriceCents),
      hasDiscount: product.hasDiscount,
      discount: product.discount,
      images: [...product.images],
      srcset: [...product.srcset],
      quantity: product.quantity,
      available: product.available,
    };
  }
}
