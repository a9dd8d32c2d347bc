import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order-status.js';
import type { ResendableEmail } from '../../use-cases/resend-order-email.js';

const STATUS_TEXT = `status must be one of ${ORDER_STATUSES.join(', ')}`;

/** Which email: that of a status which the order is or was in, of a parcel, or of the refund of a part. */
export class ResendOrderEmailBody {
  @IsOptional()
  @IsIn(ORDER_STATUSES, { message: STATUS_TEXT })
  @ApiPropertyOptional({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status?: OrderStatus;

  @IsOptional()
  @IsUUID(undefined, { message: 'parcelId must be the id of a parcel' })
  parcelId?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'refundId must be the id of a refund' })
  refundId?: string;

  /** @throws InvalidInput where it names none, or several */
  static wantedOf({ status, parcelId, refundId }: ResendOrderEmailBody): ResendableEmail {
    const wanted: ResendableEmail[] = [
      ...(status ? [{ status }] : []),
      ...(parcelId ? [{ parcelId }] : []),
      ...(refundId ? [{ refundId }] : []),
    ];
    const [first, second] = wanted;
    if (!first) throw InvalidInput.field('status', STATUS_TEXT);
    if (second) throw InvalidInput.field('status', 'Name one email');
    return first;
  }
}
