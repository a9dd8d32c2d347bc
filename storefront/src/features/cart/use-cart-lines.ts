import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSession } from '../../session/use-session';
import { cartApi } from './api';
import { linesOf } from './cart-lines';

const LOOK_AGAIN_MS = 20_000;
const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };

/** The cart with live stock, fetched again on each visit. `lines` is undefined until it has loaded. */
export function useCartLines() {
  const user = useSession()?.user;
  const cart = cartApi.useGetCartQuery(user?.role === 'user' ? user._id : skipToken, FRESH);
  const ids = (cart.currentData ?? []).map(({ product }) => product._id).sort();
  const stock = cartApi.useGetStockQuery(ids.length > 0 ? ids : skipToken, {
    ...FRESH,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return {
    user: user?._id ?? '',
    items: cart.currentData,
    lines: cart.currentData && linesOf(cart.currentData, stock.data),
    isError: cart.isError && !cart.currentData,
    /** The response belongs to this visit, not to an earlier one. */
    isFresh: !cart.isFetching,
    refetch: cart.refetch,
  };
}
