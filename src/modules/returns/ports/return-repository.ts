import type { OrderReturn } from '../domain/order-return.js';

/** Stores returns. Writes join the caller's transaction, which has locked the order. */
export abstract class ReturnRepository {
  /** @throws Error for a second return of one number or one key of its order */
  abstract add(orderReturn: OrderReturn): Promise<void>;
  /** Stores state, answer, received units and refund. */
  abstract save(orderReturn: OrderReturn): Promise<void>;
  /** Undefined for an unknown or malformed id. */
  abstract find(id: string): Promise<OrderReturn | undefined>;
  abstract findByRefund(refundId: string): Promise<OrderReturn | undefined>;
  /** By number. */
  abstract ofOrder(orderId: string): Promise<readonly OrderReturn[]>;
}
