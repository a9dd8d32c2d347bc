import { Injectable } from '@nestjs/common';
import { DomainError, NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type ListedShipment, ListedTwice, type ShipmentResult } from '../domain/parcel.js';
import { OrderQueries } from '../ports/order-queries.js';
import { OrderRepository } from '../ports/order-repository.js';
import { ApplyShipment, type Shipment } from './apply-shipment.js';
import { ShipParcel } from './ship-parcel.js';

interface Listing {
  /** The admin's id. */
  readonly by: string;
  /** Dry run: says what each row would do, and ships nothing. */
  readonly isDryRun: boolean;
}

/**
 * Ships what is left of each listed order, each in its own transaction: a refused one does not block
 * the others. A list that is sent again ships nothing twice.
 */
@Injectable()
export class ShipListedOrders {
  constructor(
    private readonly queries: OrderQueries,
    private readonly orders: OrderRepository,
    private readonly shipParcel: ShipParcel,
    private readonly applyShipment: ApplyShipment,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns a result for each row, in their order */
  async execute(rows: readonly ListedShipment[], listing: Listing): Promise<ShipmentResult[]> {
    const seen = new Set<number>();
    const results: ShipmentResult[] = [];
    for (const row of rows) {
      const { line, orderNumber } = row;
      const refusal = seen.has(orderNumber) ? new ListedTwice() : await this.refusal(row, listing);
      seen.add(orderNumber);
      results.push({ line, order: String(orderNumber), refusal });
    }
    return results;
  }

  private async refusal(
    { orderNumber, tracking }: ListedShipment,
    { by, isDryRun }: Listing,
  ): Promise<DomainError | undefined> {
    try {
      const order = await this.queries.findByNumber(orderNumber);
      if (!order) throw new NotFound('Order');
      const shipment = { tracking, isOfMany: true, by };
      if (isDryRun) await this.plan(order.id, shipment);
      else await this.shipParcel.execute(order.id, shipment);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }

  /** Ships it without storing that. */
  private plan(orderId: string, shipment: Shipment): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (order) await this.applyShipment.plan(order, shipment);
    });
  }
}
