import type { Data, Query, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';
import type { ListMeta } from '../../api/base-query';

/** A line as it was bought; money in dollars. */
export type OrderLine = Schema<'OrderLine'>;

export type Parcel = Schema<'Parcel'>;

export type OrderEvent = Schema<'OrderEvent'>;

/** An order of the signed-in user; money in dollars. */
export type Order = Schema<'Order'>;

/** A page of the orders of one user, by the user's id. */
export type OrdersCall = Required<Query<'GET /api/orders/user'>> & { user: string };

export interface OrderPage {
  orders: Order[];
  total: number;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's own, newest first. */
    getOrders: build.query<OrderPage, OrdersCall>({
      query: ({ page, limit }) => ({ url: 'orders/user', params: { page, limit } }),
      transformResponse: (orders: Data<'GET /api/orders/user'>, meta: ListMeta | undefined) => ({
        orders,
        total: meta?.total ?? orders.length,
      }),
      providesTags: ['orders'],
    }),
    /** The argument is the order's id. A refused one is read again, too: it has shipped meanwhile. */
    cancelOrder: build.mutation<Data<'PUT /api/orders/{id}/cancel'>, string>({
      query: (id) => ({ url: `orders/${id}/cancel`, method: 'PUT' }),
      invalidatesTags: ['orders'],
    }),
  }),
});
