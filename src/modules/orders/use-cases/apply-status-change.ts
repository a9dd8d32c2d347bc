import { Injectable } from '@nestjs/common';
import { NO_TRACKING } from '../../../../common/contract/parcel.js';
import { unitsOf } from '../../../../common/format/units.js';
import { Clock } from '../../../kernel/time.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Stock } from '../../catalog/index.js';
import { Refunds } from '../../payment/index.js';
import type { Order, RestOfOrder } from '../domain/order.js';
import { orderStatusChanged } from '../domain/order-events.js';
import { refundsLeft, unitsLeft, wholeRefundReason } from '../domain/order-refund.js';
import { isRestocked, isCanceledOrReturned, type OrderStatus } from '../domain/order-status.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyShipment } from './apply-shipment.js';

export interface NewStatus {
  readonly to: OrderStatus;
  /** Whether a return goes back in stock. */
  readonly restock: boolean;
  /** As of `Shipment`. */
  readonly isOfMany?: boolean | undefined;
  /** The id of the admin or of the shopper. */
  readonly by: string;
}

type Rest = RestOfOrder & { readonly lines: ReturnType<typeof unitsLeft> };

const NO_REST: Rest = { lines: [], units: 0, cents: 0 };

/**
 * Takes a locked order to its next status; ships it, or refunds and restocks what is left of it, when the
 * step says so. Joins the caller's transaction.
 */
@Injectable()
export class ApplyStatusChange {
  constructor(
    private readonly orders: OrderRepository,
    private readonly stock: Stock,
    private readonly refunds: Refunds,
    private readonly applyShipment: ApplyShipment,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws IllegalStep, PaymentInDoubt, RefundedInFull, PartlyShipped, NothingToShip */
  async execute(order: Order, { to, restock, isOfMany, by }: NewStatus): Promise<void> {
    if (to === 'shipped') {
      // All that is left goes in one parcel.
      await this.applyShipment.execute(order, { tracking: NO_TRACKING, isOfMany, by });
      return;
    }
    const rest = await this.restOf(order, to);
    order.changeStatus(to, { by, at: this.clock.now(), restock, rest });
    // Before the stock: placing an order takes its locks in the same sequence.
    await this.orders.update(order);
    if (isCanceledOrReturned(to)) await this.giveBack(order, rest, isRestocked(to, restock), by);
    await this.events.publish(orderStatusChanged, { orderId: order.snapshot.id, status: to });
  }

  private async restOf({ snapshot, status }: Order, to: OrderStatus): Promise<Rest> {
    if (!isCanceledOrReturned(to)) return NO_REST;
    const refunds = await this.refunds.ofIntent(snapshot.transactionId);
    const order = { ...snapshot, status };
    const lines = unitsLeft(order, refunds);
    const units = unitsOf(lines);
    return { lines, units, cents: refundsLeft(order, refunds).cents };
  }

  private async giveBack(
    { snapshot, status, paymentStatus }: Order,
    { lines, cents }: Rest,
    restock: boolean,
    by: string,
  ): Promise<void> {
    await this.stock.returnUnits(snapshot.id, lines, { restock });
    if (paymentStatus === 'dispute_lost' || cents === 0) return;
    await this.refunds.request({
      orderId: snapshot.id,
      intentId: snapshot.transactionId,
      amountCents: cents,
      reason: wholeRefundReason(snapshot.number, status),
      requestedBy: by,
    });
  }
}
