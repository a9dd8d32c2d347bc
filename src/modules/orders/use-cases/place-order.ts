import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Order } from '../domain/order.js';
import { orderPlaced } from '../domain/order-events.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order-snapshot.js';
import { OrderRepository } from '../ports/order-repository.js';

/** Turns a paid checkout into an order. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Creates the order and requests its confirmation email, in the caller's transaction. */
  execute(snapshot: OrderSnapshot): Promise<PlacedOrder> {
    return this.unitOfWork.run(async () => {
      const placedAt = this.clock.now();
      const order = await this.orders.add(
        Order.place({ ...snapshot, id: this.ids.next(), placedAt }),
      );
      await this.events.publish(orderPlaced, { orderId: order.id });
      return order;
    });
  }
}
