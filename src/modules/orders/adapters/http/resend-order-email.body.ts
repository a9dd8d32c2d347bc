import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';

/** Which email: that of a status which the order is or was in. */
export class ResendOrderEmailBody {
  @IsIn(ORDER_STATUSES, { message: `status must be one of ${ORDER_STATUSES.join(', ')}` })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;
}
