import type { CartItem } from './api';

/** An item with its live stock. */
export interface CartLine {
  item: CartItem;
  /** How many this user can buy now; 0 when the product is no longer sold. */
  stock: number;
  /** The quantity exceeds the stock. */
  isOver: boolean;
}

/** Joins each item with its latest stock; until that is known, with the stock that the cart says. */
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

/** Why the checkout is not possible; undefined where it is. */
export function obstacleOf(lines: readonly CartLine[]): string | undefined {
  if (lines.some(({ item }) => !item.product.available)) {
    return 'Remove items that are no longer available to continue.';
  }
  if (lines.some(({ stock }) => stock === 0)) return 'Remove sold-out items to continue.';
  if (lines.some(({ isOver }) => isOver)) return 'Lower the quantities marked in red to continue.';
  return undefined;
}
