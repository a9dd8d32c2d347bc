import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Refunds } from '../../payment/index.js';
import { ForeignRefunds, OrderRepository } from '../ports/order-repository.js';
import { OrderQueries } from '../ports/order-queries.js';

/**
 * Enters what was refunded by hand at the card provider as free amounts without stock. What exceeds
 * the payment together with the shop's own refunds is entered as a difference.
 */
@Injectable()
export class EnterForeignRefunds extends ForeignRefunds {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  /** Idempotent; nothing for a payment without an order. @throws ProviderUnavailable, ProviderRefused */
  async execute(intentId: string): Promise<void> {
    const placed = await this.queries.findByTransaction(intentId);
    if (!placed) return;
    for (const found of await this.refunds.findForeign(intentId)) {
      await this.unitOfWork.run(async () => {
        const order = await this.orders.lock(placed.id);
        if (!order) return;
        const { totalCents } = order.snapshot;
        const payment = { intentId, orderId: placed.id, totalCents };
        await this.refunds.enterForeign(found, payment);
      });
    }
  }
}
