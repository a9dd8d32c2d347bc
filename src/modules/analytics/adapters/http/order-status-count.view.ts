import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATUSES, type OrderStatus } from '../../../orders/index.js';

/** Number of orders of a status. */
export class OrderStatusCountView {
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;
  count!: number;
}
