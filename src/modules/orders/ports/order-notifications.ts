import type { OrderStatus } from '../domain/order-status.js';
import type { OrderRecord } from './order-queries.js';

/** Emails the shopper. */
export abstract class OrderNotifications {
  /**
   * Sends the email that belongs to a status (pending: the confirmation) and answers its subject.
   * `sendId` makes a doubled sending appear once. @throws where the mail server did not take it.
   */
  abstract send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string>;
}
