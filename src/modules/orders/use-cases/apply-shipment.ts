import { Injectable } from '@nestjs/common';
import type { Tracking } from '../../../../common/contract/parcel.js';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { Refunds } from '../../payment/index.js';
import type { Order } from '../domain/order.js';
import { orderStatusChanged, parcelShipped } from '../domain/order-events.js';
import { RefundedInFull } from '../domain/order-errors.js';
import { refundedUnits, standingRefundCents } from '../domain/order-refund.js';
import type { LineUnits, Parcel } from '../domain/parcel.js';
import { OrderRepository } from '../ports/order-repository.js';

export interface Shipment {
  /** The units of each line; all that are left where absent. */
  readonly lines?: readonly LineUnits[] | undefined;
  readonly tracking: Tracking;
  /** Whether it is one of many, of which nobody has seen each: what was refunded in full is left out. */
  readonly isOfMany?: boolean | undefined;
  /** The admin's id. */
  readonly by: string;
}

/**
 * Ships a parcel of a locked order, and has one email sent: that of the status where the order is
 * shipped now, else one of the parcel. Joins the caller's transaction.
 */
@Injectable()
export class ApplyShipment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Without storing it. @throws IllegalStep, PaymentInDoubt, RefundedInFull, MoreThanLeft, NothingToShip, InvalidInput */
  async plan(order: Order, { lines, tracking, isOfMany, by }: Shipment): Promise<Parcel> {
    const refunds = await this.refunds.ofIntent(order.snapshot.transactionId);
    const step = { by, at: this.clock.now() };
    const parcel = order.ship(
      { id: this.ids.next(), lines, tracking },
      step,
      refundedUnits(refunds),
    );
    const isRefunded = standingRefundCents(refunds) >= order.snapshot.totalCents;
    if (isOfMany && isRefunded) throw new RefundedInFull();
    return parcel;
  }

  /** @throws what `plan` throws */
  async execute(order: Order, shipment: Shipment): Promise<Parcel> {
    const parcel = await this.plan(order, shipment);
    await this.orders.update(order);
    const { id: orderId } = order.snapshot;
    if (order.status === 'shipped') {
      await this.events.publish(orderStatusChanged, { orderId, status: 'shipped' });
    } else {
      await this.events.publish(parcelShipped, {
        orderId,
        parcelId: parcel.id,
        number: parcel.number,
      });
    }
    return parcel;
  }
}
