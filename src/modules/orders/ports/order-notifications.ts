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

  /** Sends the email about a refund that the bank has returned; otherwise as `send`. */
  abstract sendReturnedRefund(
    order: OrderRecord,
    refund: OrderRefundRecord,
    sendId: string,
  ): Promise<string>;
}

/** An email about an order that waits or has failed. */
export interface UnsentOrderEmail {
  /** For example `Order confirmed`. */
  readonly about: string;
  /** When it was to be sent. */
  readonly at: Date;
  /** Why the last try failed; null before the first. */
  readonly error: string | null;
  /** Null where no further try follows. */
  readonly nextTryAt: Date | null;
}

/** The emails about an order that its customer has not got yet. */
export abstract class UnsentOrderEmails {
  /** Oldest first. */
  abstract of(orderId: string): Promise<readonly UnsentOrderEmail[]>;
}
