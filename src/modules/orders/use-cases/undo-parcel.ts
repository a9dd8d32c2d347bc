import { Injectable } from '@nestjs/common';
import { unitsOf } from '../../../../common/format/units.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { OrderRepository } from '../ports/order-repository.js';
import type { ParcelChange } from './correct-tracking.js';

/** Takes back a parcel that has not left after all, for the admin, until the whole order is shipped. */
@Injectable()
export class UndoParcel {
  constructor(
    private readonly orders: OrderRepository,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, ParcelIsFinal */
  execute({ orderId, parcelId, by }: ParcelChange): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const { number, lines } = order.undoParcel(parcelId, { by, at: this.clock.now() });
      await this.orders.update(order);
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.undo-parcel',
        subject: `order ${order.snapshot.number}`,
        before: { parcel: number, units: unitsOf(lines) },
        after: null,
      });
    });
  }
}
