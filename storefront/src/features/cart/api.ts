import { api } from '../../api/api';

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
    /** How many this person can buy now. */
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

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is the signed-in person's id. */
    getCart: build.query<CartItem[], string>({
      query: () => 'cart/user',
      providesTags: ['cart'],
    }),
    addToCart: build.mutation<unknown, AddToCart>({
      query: (body) => ({ url: 'cart/create-cart', method: 'POST', body }),
      invalidatesTags: ['cart'],
    }),
  }),
});
