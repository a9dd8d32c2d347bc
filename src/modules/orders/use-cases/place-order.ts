import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { OrderSnapshot, PlacedOrder } from '../domain/order.js';
import { orderPlaced } from '../domain/order-events.js';
import { OrderRepository } from '../ports/order-repository.js';
import { Orders } from '../ports/orders.js';

/** Turns a paid checkout into an order. */
@Injectable()
export class PlaceOrder extends Orders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  place(snapshot: OrderSnapshot): Promise<PlacedOrder> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.add(this.ids.next(), snapshot, this.clock.now());
      const paid = `${Money.ofCents(snapshot.totalCents)} paid by card`;
      await this.orders.addHistory(order.id, null, 'payment', paid);
      await this.orders.addHistory(order.id, snapshot.userId, 'status', 'pending');
      await this.events.publish(orderPlaced, { orderId: order.id });
      return order;
    });
  }

  findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined> {
    return this.orders.findByCheckout(checkoutId);
  }

  findByTransaction(transactionId: string): Promise<PlacedOrder | undefined> {
    return this.orders.findByTransaction(transactionId);
  }
}
