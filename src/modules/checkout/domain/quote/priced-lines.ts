import { CartEmpty, NoLongerAvailable } from '../checkout-errors.js';
import type { PricedLine } from './quote.js';

/** The properties of a product that a price depends on. */
export interface Priceable {
  readonly id: string;
  readonly name: string;
  readonly finalPriceCents: number;
  readonly images: readonly string[];
  readonly available: boolean;
}

/**
 * The lines of a cart at the shop's own prices, in the order of the cart.
 * @throws CartEmpty, NoLongerAvailable
 */
export function pricedLines(
  cart: readonly { productId: string; quantity: number }[],
  products: readonly Priceable[],
): PricedLine[] {
  if (cart.length === 0) throw new CartEmpty();
  const byId = new Map(products.map((product) => [product.id, product]));
  return cart.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product?.available) throw new NoLongerAvailable(product?.name ?? 'A product');
    const { name, finalPriceCents: priceCents, images } = product;
    return { productId, name, priceCents, quantity, image: images[0] ?? null };
  });
}

/** The weight of a purchase in grams; null where a product has none. */
export function totalWeight(
  lines: readonly { readonly productId: string; readonly quantity: number }[],
  products: readonly { readonly id: string; readonly weightGrams: number | null }[],
): number | null {
  const byId = new Map(products.map(({ id, weightGrams }) => [id, weightGrams]));
  return lines.reduce<number | null>((total, { productId, quantity }) => {
    const grams = byId.get(productId) ?? null;
    return total === null || grams === null ? null : total + grams * quantity;
  }, 0);
}
