import type { OrderStatus } from '../domain/order-status.js';
import type { OrderRecord } from './order-queries.js';

/** Tells the shopper by mail. */
export abstract class OrderNotifications {
  /**
   * Sends the mail that belongs to a status (pending: the confirmation) and answers its subject.
   * `sendId` makes a doubled sending appear once. @throws where the mail was not taken.
   */
  abstract send(order: OrderRecord, status: OrderStatus, sendId: string): Promise<string>;
}
