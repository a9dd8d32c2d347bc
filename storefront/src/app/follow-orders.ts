import { session } from '../../../common/browser/session';
import { api } from '../api/api';
import { orderBroadcast } from '../features/checkout/order-broadcast';
import { notify } from '../ui/notify';
import { whenVisible } from '../ui/when-visible';
import type { Store } from './store';

/** Says of an order that another tab has placed, and reads again what it has changed, such as the cart of this one. */
export function followOrders(store: Store): void {
  orderBroadcast.listen(({ user, number }) => {
    if (session.current()?.user._id !== user) return;
    store.dispatch(api.util.invalidateTags(['orders', 'cart', 'products']));
    void whenVisible().then(() =>
      notify.success(`Order ${number} was placed in another tab.`, {
        label: 'View My Orders',
        to: '/user/orders',
      }),
    );
  });
}
