import type { CartItem } from './api';

/** Dollars by product id. */
export type Prices = Readonly<Record<string, number>>;

const KEY = 'cartPrices';

/** The prices that a shopper has last seen in the cart, kept in the browser so that a change can be shown. */
export class SeenPrices {
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>) {}

  /** Empty where nothing is stored, it is invalid, or it is another user's. */
  read(user: string): Prices {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(KEY) ?? 'null');
      const seen = (stored ?? {}) as { user?: unknown; prices?: Prices };
      return seen.user === user ? (seen.prices ?? {}) : {};
    } catch {
      return {};
    }
  }

  write(user: string, items: readonly CartItem[]): void {
    const prices = Object.fromEntries(
      items.map(({ product }) => [product._id, product.finalPrice]),
    );
    try {
      this.storage().setItem(KEY, JSON.stringify({ user, prices }));
    } catch {
      // Storage may be forbidden or full: then changes are shown within one visit only.
    }
  }
}

/** This browser's. */
export const seenPrices = new SeenPrices(() => window.localStorage);

/** The previous prices of the items whose price has changed. */
export function changedPrices(items: readonly CartItem[], before: Prices): Prices {
  return Object.fromEntries(
    items.flatMap(({ product: { _id, finalPrice, available } }) => {
      const seen = before[_id];
      return available && seen !== undefined && seen !== finalPrice ? [[_id, seen]] : [];
    }),
  );
}
