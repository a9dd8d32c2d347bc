import { orderTotalRules } from '../../../../common/contract/order.js';
import { Money } from '../../../kernel/money.js';
import type { CheckoutLine } from './checkout.js';
import {
  CartChanged,
  CartEmpty,
  NoLongerAvailable,
  OrderTooLarge,
  OrderTooSmall,
} from './checkout-errors.js';

/** The properties of a product that `priceCart` needs. */
export interface Priceable {
  readonly id: string;
  readonly name: string;
  readonly finalPriceCents: number;
  readonly images: readonly string[];
  readonly available: boolean;
}

const SMALLEST = Money.ofDollars(orderTotalRules.min);
const LARGEST = Money.ofDollars(orderTotalRules.max);

/**
 * Returns the lines to be paid, at the shop's own prices, in the order of the cart. `amountCents`
 * is what the shopper saw; it is compared, never charged.
 * @throws CartEmpty, NoLongerAvailable, CartChanged, OrderTooSmall, OrderTooLarge
 */
export function priceCart(
  cart: readonly { productId: string; quantity: number }[],
  products: readonly Priceable[],
  amountCents: number,
): { lines: CheckoutLine[]; totalCents: number } {
  if (cart.length === 0) throw new CartEmpty();
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = cart.map(({ productId, quantity }) => {
    const product = byId.get(productId);
    if (!product?.available) throw new NoLongerAvailable(product?.name ?? 'A product');
    const { name, finalPriceCents: priceCents, images } = product;
    return { productId, name, priceCents, quantity, image: images[0] ?? null };
  });
  const total = lines.reduce(
    (sum, line) => sum.plus(Money.ofCents(line.priceCents).times(line.quantity)),
    Money.zero,
  );
  if (total.cents !== amountCents) throw new CartChanged(total);
  if (total.cents < SMALLEST.cents) throw new OrderTooSmall(SMALLEST);
  if (total.cents > LARGEST.cents) throw new OrderTooLarge(LARGEST);
  return { lines, totalCents: total.cents };
}
