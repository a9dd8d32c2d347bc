import { Injectable } from '@nestjs/common';
import { unitsOf } from '../../../../common/format/units.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyShipment, type Shipment } from './apply-shipment.js';

/** Ships a part of an order, or all that is left of it, for an admin. */
@Injectable()
export class ShipParcel {
  constructor(
    private readonly orders: OrderRepository,
    private readonly applyShipment: ApplyShipment,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound, IllegalStep, PaymentInDoubt, RefundedInFull, MoreThanLeft, NothingToShip, InvalidInput */
  execute(orderId: string, shipment: Shipment): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const { number, lines } = await this.applyShipment.execute(order, shipment);
      const isWhole = order.status === 'shipped';
      // The tracking stays out of the audit log, which outlives the customer.
      await this.auditLog.record({
        actor: { id: shipment.by },
        action: isWhole ? 'orders.shipped' : 'orders.ship-part',
        subject: `order ${order.snapshot.number}`,
        before: { status: order.storedState.status },
        after: { status: order.status, parcel: number, units: unitsOf(lines) },
      });
    });
  }
}
