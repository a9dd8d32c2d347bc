import { Injectable } from '@nestjs/common';
import type { Tracking } from '../../../../common/contract/parcel.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { OrderRepository } from '../ports/order-repository.js';

/** Which parcel of which order, and who of the staff changes it. */
export interface ParcelChange {
  readonly orderId: string;
  readonly parcelId: string;
  /** The admin's id. */
  readonly by: string;
}

/** Corrects carrier and tracking of a parcel for the admin, at any time. */
@Injectable()
export class CorrectTracking {
  constructor(
    private readonly orders: OrderRepository,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, InvalidInput */
  execute({ orderId, parcelId, by }: ParcelChange, tracking: Tracking): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const { number } = order.correctTracking(parcelId, tracking, { by, at: this.clock.now() });
      await this.orders.update(order);
      // The tracking stays out of the audit log, which outlives the customer.
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.correct-tracking',
        subject: `order ${order.snapshot.number}`,
        before: null,
        after: { parcel: number, tracking: 'corrected' },
      });
    });
  }
}
