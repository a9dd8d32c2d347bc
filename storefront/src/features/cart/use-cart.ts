import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSession } from '../../session/use-session';
import { cartApi } from './api';

/** The cart of the signed-in user; not asked for when nobody, or an admin, is signed in. */
export function useCart() {
  const user = useSession()?.user;
  return cartApi.useGetCartQuery(user?.role === 'user' ? user._id : skipToken);
}

/** How many pieces are in it, for the badge. */
export function useCartCount(): number {
  const { currentData = [] } = useCart();
  return currentData.reduce((sum, item) => sum + item.quantity, 0);
}
