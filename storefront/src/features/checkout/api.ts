import type { Body, Data, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';

type StartPayment = Schema<'StartPaymentBody'>;

/** What the checkout form sends; the method only where there is a choice, and a discount code if there is one. */
export type Purchase = Required<Omit<StartPayment, 'methodId' | 'code'>> &
  Pick<StartPayment, 'methodId' | 'code'>;

/** What the cart costs, in dollars, with the delivery methods to choose from. */
export type Quote = Schema<'Quote'>;

export type DeliveryOption = Schema<'DeliveryOption'>;

type AddressFormat = Schema<'AddressFormat'>;

/**
 * What a price depends on; `user` is the signed-in user's id. Another `attempt` is asked anew, also where the same
 * code was refused a moment ago.
 */
export type QuoteRequest = Schema<'QuoteBody'> & { user: string; attempt?: number };

/** What the card form needs to pay. */
export interface StartedPayment {
  clientSecret: string;
  /** Until when the products are held, ISO 8601. */
  holdUntil: string | undefined;
}

export type PlacedOrder = Pick<Schema<'Order'>, '_id' | 'number'>;

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteCart: build.query<Quote, QuoteRequest>({
      query: ({ user: _user, attempt: _attempt, ...body }) => ({
        url: 'checkout/quote',
        method: 'POST',
        body,
        isRead: true,
      }),
      providesTags: ['cart', 'products'],
    }),
    getAddressFormat: build.query<AddressFormat, string>({
      query: (country) => ({ url: 'checkout/address-format', params: { country } }),
    }),
    startPayment: build.mutation<StartedPayment, Body<'POST /api/payment'>>({
      query: (body) => ({ url: 'payment', method: 'POST', body, mayTakeLong: true }),
      transformResponse: (clientSecret: Data<'POST /api/payment'>, meta) => ({
        clientSecret,
        holdUntil: meta?.holdUntil,
      }),
    }),
    createOrder: build.mutation<
      Data<'POST /api/orders/create-order'>,
      Body<'POST /api/orders/create-order'>
    >({
      query: (body) => ({
        url: 'orders/create-order',
        method: 'POST',
        body,
        mayTakeLong: true,
      }),
      invalidatesTags: (order) => (order ? ['orders', 'cart', 'products'] : []),
    }),
  }),
});
