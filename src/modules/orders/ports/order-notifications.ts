import type { OrderStatus } from '../domain/order-status.js';
import type { OrderRecord } from './order-queries.js';

/** Emails the shopper. */
export abstract class OrderNotifications {
  /**
   * Sends the email of a status (pending: the confirmation) and returns its subject. Repeating it
   * with the same `sendId` shows one email. @throws where the mail server does not accept it.
   */
  abstract send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string>;
}
