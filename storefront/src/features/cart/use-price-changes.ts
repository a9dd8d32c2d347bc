import { useEffect, useState } from 'react';
import type { CartItem } from './api';
import { changedPrices, seenPrices, type Prices } from './seen-prices';

/** The prices that the shopper last saw, for items whose price has changed. */
export function usePriceChanges(user: string, items: readonly CartItem[] | undefined): Prices {
  const [before, setBefore] = useState<Prices>({});
  useEffect(() => {
    if (!items) return;
    const changed = changedPrices(items, seenPrices.read(user));
    // The first price of this visit is the one that the shopper remembers.
    setBefore((known) => ({ ...changed, ...known }));
    seenPrices.write(user, items);
  }, [user, items]);
  return changedPrices(items ?? [], before);
}
