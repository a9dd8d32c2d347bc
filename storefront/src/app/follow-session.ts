import { messageOf, statusOf } from '../api/api-error';
import { cartApi } from '../features/cart/api';
import { carryOver } from '../features/cart/carry-over';
import { guestCart } from '../features/cart/guest-cart';
import { VIEW_CART } from '../features/cart/view-cart';
import { productsApi } from '../features/products/api';
import { session } from '../../../common/browser/session';
import { notify } from '../ui/notify';
import type { Store } from './store';

const FAILED = 'Sign up failed. Please try again.';

/** When a guest signs in, moves their cart into the account, and takes away the errors of before. */
export function followSession(store: Store): void {
  const shownFor = new Set<string>();
  const showRefusal = async (error: unknown, product: string): Promise<void> => {
    const name = statusOf(error) === 409 ? await nameOf(store, product) : undefined;
    const message = messageOf(error, FAILED);
    notify.error(name ? `${name}: ${message}` : message);
  };
  const moveCart = (isLogin: boolean) => {
    const user = session.current()?.user;
    if (user?.role !== 'user') return;
    void carryOver(guestCart, {
      // A reload must not lose the item that is on its way.
      add: (item) => {
        const call = { user: user._id, ...item, keepalive: true };
        return store.dispatch(cartApi.endpoints.addToCart.initiate(call)).unwrap();
      },
      onAdded: () => notify.success('Item added to cart', VIEW_CART),
      onRefused: (error, { product }) => {
        if (statusOf(error) === 409) {
          // It is tried again with each page: once is enough to say that there are too few.
          if (!isLogin || shownFor.has(product)) return;
          shownFor.add(product);
        }
        void showRefusal(error, product);
      },
    });
  };
  session.subscribe((_, reason) => {
    if (reason !== 'set') return;
    // 'Please log in to continue', and why an attempt before failed.
    notify.dismissErrors();
    moveCart(true);
  });
  moveCart(false);
}

async function nameOf({ dispatch }: Store, product: string): Promise<string | undefined> {
  const { getProduct } = productsApi.endpoints;
  const { data } = await dispatch(getProduct.initiate(product, { subscribe: false }));
  return data?.name;
}
