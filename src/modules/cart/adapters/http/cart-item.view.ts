import { toDollars } from '../../../../kernel/money.js';
import { ImageSourceView } from '../../../../platform/storage/image-source.view.js';
import type { CartEntry } from '../../use-cases/cart-entry.js';

/** A product as shown in the cart. Prices in dollars. */
export class CartProductView {
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
}

export class CartItemView {
  _id!: string;
  quantity!: number;
  product!: CartProductView;

  static of({ item, product }: CartEntry): CartItemView {
    return {
      _id: item.id,
      quantity: item.quantity,
      product: {
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
      },
    };
  }
}
