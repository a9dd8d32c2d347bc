import type { CatalogProduct } from '../../catalog/index.js';
import { type DiscountCode, discountedProducts } from '../../discounts/index.js';
import type { QuoteDiscount } from '../domain/quote/make-quote.js';
import type { PricedLine } from '../domain/quote/quote.js';

/**
 * What a code gives on these lines.
 * @throws DiscountRefused where they cost too little, or none of them is lowered
 */
export function discountOn(
  discount: DiscountCode,
  lines: readonly PricedLine[],
  products: readonly CatalogProduct[],
): QuoteDiscount {
  const categories = new Map(products.map(({ id, categoryId }) => [id, categoryId]));
  const productIds = discountedProducts(
    discount,
    lines.map(({ productId, priceCents, quantity }) => ({
      productId,
      categoryId: categories.get(productId) ?? '',
      cents: priceCents * quantity,
    })),
  );
  const { code, value } = discount;
  return { code, value, productIds };
}
