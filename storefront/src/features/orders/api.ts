import { documentFileName } from '../../../../common/contract/billing-document';
import type { Body, Data, Query, Schema } from '../../../../common/contract/client';
import { api } from '../../api/api';
import { downloadFile, fetchFile, type ListMeta } from '../../api/base-query';
import { imageForm } from '../../api/image-form';

/** A line as it was bought; money in dollars. */
export type OrderLine = Schema<'OrderLine'>;

export type Parcel = Schema<'Parcel'>;

/** An invoice, a credit note or a reversal; money in dollars. */
export type BillingDocument = Schema<'BillingDocument'>;

export type OrderEvent = Schema<'OrderEvent'>;

/** An order of the signed-in user; money in dollars. */
export type Order = Schema<'Order'>;

/** What was asked to go back of an order. */
export type Return = Schema<'Return'>;

/** The returns of an order, and what can be returned of it now. */
export type OrderReturns = Schema<'OrderReturns'>;

/** What the shopper sends. */
export type ReturnRequest = Body<'POST /api/orders/{id}/returns'>;

/** One order of one user, by their ids. */
export interface OrderCall {
  order: string;
  user: string;
}

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
    /** Null where there is none, or it is another user's. */
    getOrder: build.query<Order | null, OrderCall>({
      query: ({ order }) => ({ url: `orders/${encodeURIComponent(order)}`, mayBeMissing: true }),
      providesTags: ['orders'],
    }),
    /** The invoice and the credit notes of an order; the argument is its id. */
    getOrderDocuments: build.query<BillingDocument[], string>({
      query: (id) => `invoices/order/${id}`,
      providesTags: ['orders'],
    }),
    /** Downloads a document as PDF. */
    saveDocument: build.mutation<null, BillingDocument>({
      queryFn: ({ _id, kind, number }, { extra }) =>
        downloadFile(`invoices/${_id}/file.pdf`, documentFileName(kind, number), extra),
    }),
    /** The argument is the order's id. A refused one is read again, too: it has shipped meanwhile. */
    cancelOrder: build.mutation<Data<'PUT /api/orders/{id}/cancel'>, string>({
      query: (id) => ({ url: `orders/${id}/cancel`, method: 'PUT' }),
      invalidatesTags: ['orders'],
    }),
    getReturns: build.query<OrderReturns, OrderCall>({
      query: ({ order }) => `orders/${order}/returns`,
      providesTags: ['orders'],
    }),
    /** One that is refused reads the order again, too: somebody has refunded it meanwhile. */
    requestReturn: build.mutation<OrderReturns, { order: string } & ReturnRequest>({
      query: ({ order, ...body }) => ({ url: `orders/${order}/returns`, method: 'POST', body }),
      invalidatesTags: ['orders'],
    }),
    /** Uploads an image, which the request then names. */
    addReturnImage: build.mutation<
      Data<'POST /api/orders/{id}/returns/images'>,
      { order: string; file: File }
    >({
      query: ({ order, file }) => ({
        url: `orders/${order}/returns/images`,
        method: 'POST',
        body: imageForm(file),
      }),
    }),
    /** An image of a return, as a URL of this page. */
    getReturnImage: build.query<string, { order: string; image: string }>({
      queryFn: async ({ order, image }, { extra }) => {
        const path = `orders/${order}/returns/images/${image}/file`;
        const answer = await fetchFile(path, extra);
        return 'error' in answer ? answer : { data: URL.createObjectURL(answer.data) };
      },
      onCacheEntryAdded: async (_image, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    withdrawReturn: build.mutation<OrderReturns, Pick<Return, '_id' | 'orderId'>>({
      query: ({ _id, orderId }) => ({
        url: `orders/${orderId}/returns/${_id}/withdraw`,
        method: 'PUT',
      }),
      invalidatesTags: ['orders'],
    }),
  }),
});
