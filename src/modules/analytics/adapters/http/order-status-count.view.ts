import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATUSES, type OrderStatus } from '../../../orders/index.js';

/** How many orders have a status. */
export class OrderStatusCountView {
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;
  count!: number;
}
