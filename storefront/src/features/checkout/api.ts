import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

/** What the checkout form sends. */
export type Purchase = Required<Schema<'StartPaymentBody'>>;

/** What the card form needs to pay. */
export interface StartedPayment {
  clientSecret: string;
  /** Until when the products are held, ISO 8601. */
  holdUntil: string | undefined;
}

export type PlacedOrder = Pick<Schema<'Order'>, '_id' | 'number'>;

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPayment: build.mutation<StartedPayment, Body<'POST /api/payment'>>({
      query: (body) => ({ url: 'payment', method: 'POST', body }),
      transformResponse: (clientSecret: Data<'POST /api/payment'>, meta) => ({
        clientSecret,
        holdUntil: meta?.holdUntil,
      }),
    }),
    createOrder: build.mutation<
      Data<'POST /api/orders/create-order'>,
      Body<'POST /api/orders/create-order'>
    >({
      query: (body) => ({ url: 'orders/create-order', method: 'POST', body }),
      invalidatesTags: (order) => (order ? ['orders', 'cart', 'products'] : []),
    }),
  }),
});
