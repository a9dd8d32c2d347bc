import { totalOf } from '../../../../common/format/money';
import type { CartItem } from './api';

/** An item beside the stock as it is this moment. */
export interface CartLine {
  item: CartItem;
  /** How many this user can buy now; 0 when the product is no longer sold. */
  stock: number;
  /** More is wanted than there is. */
  isOver: boolean;
}

/** Sets the latest stock beside each item; what the cart itself said counts until it is known. */
export function linesOf(
  items: readonly CartItem[],
  latest: Readonly<Record<string, number>> | undefined,
): CartLine[] {
  return items.map((item) => {
    const { product } = item;
    const stock = product.available ? (latest?.[product._id] ?? product.quantity) : 0;
    return { item, stock, isOver: item.quantity > stock };
  });
}

/** What is to be paid in dollars; what is no longer sold is not counted. */
export function totalOfItems(items: readonly CartItem[]): number {
  return totalOf(
    items
      .filter(({ product }) => product.available)
      .map(({ product, quantity }) => ({ price: product.finalPrice, quantity })),
  );
}

/** Why one cannot go on to the checkout; undefined where one can. */
export function obstacleOf(lines: readonly CartLine[]): string | undefined {
  if (lines.some(({ item }) => !item.product.available)) {
    return 'Remove items that are no longer available to continue.';
  }
  if (lines.some(({ stock }) => stock === 0)) return 'Remove sold-out items to continue.';
  if (lines.some(({ isOver }) => isOver)) return 'Lower the quantities marked in red to continue.';
  return undefined;
}
