import { api } from '../../api/api';
import type { ImageWidth } from '../../ui/responsive-image';

/** A line of the cart. Prices in dollars; the shopper pays `finalPrice`. */
export interface CartItem {
  _id: string;
  quantity: number;
  product: {
    _id: string;
    name: string;
    price: number;
    finalPrice: number;
    hasDiscount: boolean;
    discount: number;
    images: string[];
    /** The widths of the main image that exist. */
    srcset: ImageWidth[];
    /** How many this user can buy now. */
    quantity: number;
    /** False when it is no longer sold. */
    available: boolean;
  };
}

export interface AddToCart {
  user: string;
  product: string;
  quantity: number;
}

/** One item of one user's cart. */
export interface ItemOfCart {
  user: string;
  item: string;
}

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the signed-in user's id. */
    getCart: build.query<CartItem[], string>({
      query: () => 'cart/user',
      providesTags: ['cart'],
    }),
    addToCart: build.mutation<unknown, AddToCart>({
      query: (body) => ({ url: 'cart/create-cart', method: 'POST', body }),
      invalidatesTags: ['cart'],
    }),
    /** Shown at once, and put back where the server refuses. */
    changeQuantity: build.mutation<CartItem, ItemOfCart & { quantity: number }>({
      query: ({ item, quantity }) => ({
        url: `cart/user/${item}`,
        method: 'PUT',
        body: { quantity },
      }),
      onQueryStarted: ({ user, item, quantity }, { dispatch, queryFulfilled }) => {
        // A cart read before would overwrite what is shown; the change has it read again.
        dispatch(cartApi.util.getRunningQueryThunk('getCart', user))?.abort();
        const shown = dispatch(
          cartApi.util.updateQueryData('getCart', user, (items) => {
            const changed = items.find(({ _id }) => _id === item);
            if (changed) changed.quantity = quantity;
          }),
        );
        queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['cart'],
    }),
    /** Gone at once, and back where the server refuses. */
    removeItem: build.mutation<null, ItemOfCart>({
      query: ({ item }) => ({ url: `cart/user/${item}`, method: 'DELETE' }),
      onQueryStarted: ({ user, item }, { dispatch, queryFulfilled }) => {
        dispatch(cartApi.util.getRunningQueryThunk('getCart', user))?.abort();
        const shown = dispatch(
          cartApi.util.updateQueryData('getCart', user, (items) =>
            items.filter(({ _id }) => _id !== item),
          ),
        );
        queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['cart'],
    }),
    /** How many of each product this user can buy now, by the products' ids. */
    getStock: build.query<Record<string, number>, string[]>({
      query: (productIds) => ({ url: 'products/stock', method: 'POST', body: { productIds } }),
      providesTags: ['products', 'cart'],
    }),
  }),
});
