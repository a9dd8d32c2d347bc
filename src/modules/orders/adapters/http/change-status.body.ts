import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';

/** The next status of an order. */
export class ChangeStatusBody {
  @IsIn(ORDER_STATUSES, { message: `status must be one of ${ORDER_STATUSES.join(', ')}` })
  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status!: OrderStatus;

  /** For a return: false keeps damaged units out of stock. */
  @BlankIsAbsent()
  @IsOptional()
  @IsBoolean({ message: 'restock must be true or false' })
  restock?: boolean;
}
