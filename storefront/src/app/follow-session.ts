import { messageOf, statusOf } from '../api/api-error';
import { cartApi } from '../features/cart/api';
import { guestCart } from '../features/cart/guest-cart';
import { VIEW_CART } from '../features/cart/view-cart';
import { session, type SessionUser } from '../../../common/browser/session';
import { notify } from '../ui/notify';
import type { Store } from './store';

/** Moves a guest's cart into the account when they sign in. */
export function followSession(store: Store): void {
  const carryOver = () => {
    const user = session.current()?.user;
    if (user?.role === 'user') void takeGuestCartAlong(store, user);
  };
  session.subscribe((_, reason) => {
    if (reason === 'set') carryOver();
  });
  carryOver();
}

/** Each item leaves the store before it is sent, so that two tabs cannot add it twice. */
async function takeGuestCartAlong(store: Store, user: SessionUser): Promise<void> {
  for (const { product, quantity } of guestCart.items()) {
    guestCart.remove(product);
    if (quantity < 1) continue;
    const item = { user: user._id, product, quantity };
    try {
      await store.dispatch(cartApi.endpoints.addToCart.initiate(item)).unwrap();
      notify.success('Item added to cart', VIEW_CART);
    } catch (error) {
      const status = statusOf(error) ?? 0;
      // Not the shopper's fault: kept for the next attempt.
      if (status === 0 || status === 429 || status >= 500) guestCart.add(product, quantity);
      notify.error(messageOf(error, 'Sign up failed. Please try again.'));
    }
  }
}
