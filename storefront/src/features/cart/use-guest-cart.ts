import { useMemo, useSyncExternalStore } from 'react';
import { guestCart, itemsOf, type GuestItem } from './guest-cart';

/** The guest cart of this browser, following changes in all tabs; empty on the server and during hydration. */
export function useGuestCart(): GuestItem[] {
  const stored = useSyncExternalStore(subscribe, guestCart.stored, () => null);
  return useMemo(() => itemsOf(stored).filter(({ quantity }) => quantity > 0), [stored]);
}

function subscribe(changed: () => void): () => void {
  const unsubscribe = guestCart.subscribe(changed);
  window.addEventListener('storage', changed);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', changed);
  };
}
