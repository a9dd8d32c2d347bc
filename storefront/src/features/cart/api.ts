import { current } from '@reduxjs/toolkit';
import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';
import type { Call } from '../../api/base-query';
import { withItemBack } from './with-item-back';

/** A line of the cart. Prices in dollars; the shopper pays `finalPrice`. */
export type CartItem = Schema<'CartItem'>;

export interface ItemOfCart {
  user: string;
  item: string;
}

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the signed-in user's id. */
    getCart: build.query<Data<'GET /api/cart/user'>, string>({
      query: () => 'cart/user',
      providesTags: ['cart'],
    }),
    addToCart: build.mutation<
      Data<'POST /api/cart/create-cart'>,
      Body<'POST /api/cart/create-cart'> & Pick<Call, 'keepalive'>
    >({
      query: ({ keepalive, ...body }) => ({
        url: 'cart/create-cart',
        method: 'POST',
        body,
        keepalive,
      }),
      invalidatesTags: ['cart'],
    }),
    /** An optimistic update, reverted where the server refuses; by the id, as the list may have changed meanwhile. */
    changeQuantity: build.mutation<
      Data<'PUT /api/cart/user/{id}'>,
      ItemOfCart & Body<'PUT /api/cart/user/{id}'>
    >({
      query: ({ item, quantity }) => ({
        url: `cart/user/${item}`,
        method: 'PUT',
        body: { quantity },
      }),
      onQueryStarted: ({ user, item, quantity }, { dispatch, queryFulfilled }) => {
        // The response of an earlier read would overwrite the update; the change triggers a new read.
        dispatch(cartApi.util.getRunningQueryThunk('getCart', user))?.abort();
        let before: number | undefined;
        dispatch(
          cartApi.util.updateQueryData('getCart', user, (items) => {
            const changed = items.find(({ _id }) => _id === item);
            before = changed?.quantity;
            if (changed) changed.quantity = quantity;
          }),
        );
        const revert = cartApi.util.updateQueryData('getCart', user, (items) => {
          const changed = items.find(({ _id }) => _id === item);
          if (changed && before !== undefined) changed.quantity = before;
        });
        queryFulfilled.catch(() => dispatch(revert));
      },
      invalidatesTags: ['cart'],
    }),
    /** An optimistic removal, reverted where the server refuses. */
    removeItem: build.mutation<Data<'DELETE /api/cart/user/{id}'>, ItemOfCart>({
      query: ({ item }) => ({ url: `cart/user/${item}`, method: 'DELETE' }),
      onQueryStarted: ({ user, item }, { dispatch, queryFulfilled }) => {
        dispatch(cartApi.util.getRunningQueryThunk('getCart', user))?.abort();
        let before: readonly CartItem[] = [];
        dispatch(
          cartApi.util.updateQueryData('getCart', user, (items) => {
            before = current(items);
            return items.filter(({ _id }) => _id !== item);
          }),
        );
        const revert = cartApi.util.updateQueryData('getCart', user, (items) =>
          withItemBack(items, before, item),
        );
        queryFulfilled.catch(() => dispatch(revert));
      },
      invalidatesTags: ['cart'],
    }),
    /** How many of each product this user can buy now, by the products' ids. */
    getStock: build.query<
      Data<'POST /api/products/stock'>,
      Body<'POST /api/products/stock'>['productIds']
    >({
      query: (productIds) => ({
        url: 'products/stock',
        method: 'POST',
        body: { productIds },
        isRead: true,
      }),
      providesTags: ['products', 'cart'],
    }),
  }),
});
