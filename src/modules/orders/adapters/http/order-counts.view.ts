import type { OrderStatus } from '../../domain/order-status.js';

/** How many orders there are of each status. */
export class OrderCountsView implements Record<OrderStatus, number> {
  pending!: number;
  shipped!: number;
  delivered!: number;
  canceled!: number;
  returned!: number;
}
