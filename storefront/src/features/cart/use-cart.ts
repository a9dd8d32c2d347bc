import { skipToken } from '@reduxjs/toolkit/query/react';
import { unitsOf } from '../../../../common/format/units';
import { useSession } from '../../session/use-session';
import { cartApi } from './api';
import { useGuestCart } from './use-guest-cart';

/** The cart of the signed-in user; not fetched for a guest or an admin. */
export function useCart() {
  const user = useSession()?.user;
  return cartApi.useGetCartQuery(user?.role === 'user' ? user._id : skipToken);
}

/** The number of items in the cart of the user or guest; undefined for an admin, who has none. */
export function useCartCount(): number | undefined {
  const role = useSession()?.user.role;
  const { currentData = [] } = useCart();
  const guestItems = useGuestCart();
  if (role === 'admin') return undefined;
  return unitsOf(role ? currentData : guestItems);
}
