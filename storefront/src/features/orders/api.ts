import type { CustomerDetails } from '../../../../common/contract/customer-details';
import { api } from '../../api/api';
import type { ListMeta } from '../../api/base-query';
import type { ImageWidth } from '../../ui/responsive-image';

/** A line as it was bought; money in dollars. */
export interface OrderLine {
  _id: string;
  productId: string;
  name: string;
  price: number;
  quantity: number;
  subtotal: number;
  image: string | null;
  srcset: ImageWidth[];
}

export interface HistoryEntry {
  /** ISO 8601. */
  at: string;
  by: string;
  what: string;
  detail: string;
}

/** An order of the signed-in user; money in dollars. */
export interface Order {
  _id: string;
  /** What users read and say. */
  number: number;
  /** ISO 8601. */
  createdAt: string;
  transactionId: string;
  status: string;
  paymentStatus: string;
  totalPrice: number;
  shippingCharge: number;
  products: OrderLine[];
  customerDetails: CustomerDetails;
  history: HistoryEntry[];
}

export interface OrdersCall {
  /** The signed-in user's id. */
  user: string;
  page: number;
  limit: number;
}

export interface OrderPage {
  orders: Order[];
  total: number;
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The user's own, newest first. */
    getOrders: build.query<OrderPage, OrdersCall>({
      query: ({ page, limit }) => ({ url: 'orders/user', params: { page, limit } }),
      transformResponse: (orders: Order[], meta: ListMeta | undefined) => ({
        orders,
        total: meta?.total ?? orders.length,
      }),
      providesTags: ['orders'],
    }),
  }),
});
