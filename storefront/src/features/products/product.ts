import type { Schema } from '../../../../common/contract/client';
import { preview } from '../../../../common/format/text';

/** A product as the shop shows it. Prices in dollars; the shopper pays `finalPrice`. */
export type Product = Schema<'Product'>;

/** The widest image source of a card, in px: it fills 44 % of a phone's width, at three pixels to one. */
const CARD_IMAGE_WIDTH = 640;

/** Reduces a product to what a card shows. */
export const toListed = (product: Product) => ({
  _id: product._id,
  name: product.name,
  description: preview(product.description),
  quantity: product.quantity,
  images: product.images.slice(0, 1),
  srcset: product.srcset
    .slice(0, 1)
    .map((widths) => widths.filter(({ width }) => width <= CARD_IMAGE_WIDTH)),
  price: product.price,
  finalPrice: product.finalPrice,
  discount: product.discount,
  hasDiscount: product.hasDiscount,
});

/**
 * A product as a card shows it: with the start of its description and its first image. Lists keep no more, because a page's
 * HTML carries them for hydration.
 */
export type ListedProduct = ReturnType<typeof toListed>;
