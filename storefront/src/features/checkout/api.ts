import { api } from '../../api/api';
import type { CustomerDetails } from './customer-details';

export interface Purchase {
  /** The total in dollars that the shopper saw. */
  amount: number;
  customerDetails: CustomerDetails;
}

/** What the card form needs to pay. */
export interface StartedPayment {
  clientSecret: string;
  /** Until when the products are held, ISO 8601. */
  holdUntil: string | undefined;
}

/** The order that a payment has become. */
export interface PlacedOrder {
  _id: string;
  /** What users read and say. */
  number: number;
}

export interface OrderRequest {
  /** The payment intent's id. */
  transactionId: string;
  customerDetails: CustomerDetails | undefined;
}

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPayment: build.mutation<StartedPayment, Purchase>({
      query: (body) => ({ url: 'payment', method: 'POST', body }),
      transformResponse: (clientSecret: string, meta) => ({
        clientSecret,
        holdUntil: meta?.holdUntil,
      }),
    }),
    createOrder: build.mutation<PlacedOrder, OrderRequest>({
      query: (body) => ({ url: 'orders/create-order', method: 'POST', body }),
      invalidatesTags: (order) => (order ? ['orders', 'cart', 'products'] : []),
    }),
  }),
});
