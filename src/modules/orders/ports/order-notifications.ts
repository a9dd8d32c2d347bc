import type { OrderStatus } from '../domain/order-status.js';
import type { Parcel } from '../domain/parcel.js';
import type { OrderRecord, OrderRefundRecord } from './order-queries.js';

/** Emails the shopper. */
export abstract class OrderNotifications {
  /**
   * Sends the email of a status (pending: the confirmation) and returns its subject. Repeating it
   * with the same `sendId` shows one email. @throws where the mail server does not accept it.
   */
  abstract send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string>;
  /** Sends the email of a parcel that was shipped before the rest, as `send` does. */
  abstract sendParcel(order: OrderRecord, parcel: Parcel, sendId: string): Promise<string>;

  /** Sends the email about the refund of a part; otherwise as `send`. */
  abstract sendRefund(
    order: OrderRecord,
    refund: OrderRefundRecord,
    sendId: string,
  ): Promise<string>;
}
