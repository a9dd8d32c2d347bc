import type { OrderStatus } from '../../domain/order-status.js';

/** Number of orders of each status. */
export class OrderCountsView implements Record<OrderStatus, number> {
  pending!: number;
  shipped!: number;
  delivered!: number;
  canceled!: number;
  returned!: number;
}
