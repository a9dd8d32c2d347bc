import type { OrderStatus } from '../../../orders/index.js';

/** How many orders have a status. */
export class OrderStatusView {
  status!: OrderStatus;
  count!: number;
}
