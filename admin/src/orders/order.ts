import type { RaRecord } from 'react-admin';
import type { CustomerDetails } from '../../../common/contract/customer-details';
import type { OrderStatus } from '../../../common/contract/order-status';

export interface OrderLine {
  _id: string;
  productId: string;
  name: string;
  /** Dollars for one. */
  price: number;
  quantity: number;
  subtotal: number;
  /** Null where the product had no image. */
  image: string | null;
}

export interface OrderEvent {
  at: string;
  /** A user's name, or the shop itself. */
  by: string;
  what: 'status' | 'payment' | 'refund' | 'stock' | 'mail';
  detail: string;
}

/** An order as the API tells it to an admin; amounts in dollars. */
export interface Order extends RaRecord<string> {
  number: number;
  createdAt: string;
  transactionId: string;
  status: OrderStatus;
  paymentStatus: 'paid' | 'refunding' | 'refunded' | 'refund_failed';
  totalPrice: number;
  shippingCharge: number;
  products: OrderLine[];
  customerDetails: CustomerDetails;
  user: { name: string; email: string };
  history: OrderEvent[];
  /** The statuses it may go to now. */
  actions: OrderStatus[];
}
