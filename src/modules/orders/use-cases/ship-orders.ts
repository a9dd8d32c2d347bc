import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error.js';
import { ChangeStatus } from './change-status.js';

/** The result for one of many orders; `refusal` is undefined when it was shipped. */
export interface ShippingResult {
  readonly orderId: string;
  readonly refusal: DomainError | undefined;
}

/** Ships many orders, each in its own transaction: a refused one does not block the others. */
@Injectable()
export class ShipOrders {
  constructor(private readonly changeStatus: ChangeStatus) {}

  /** `by` is the admin's id. Returns a result for each id, in their order. */
  async execute(orderIds: readonly string[], by: string): Promise<ShippingResult[]> {
    const results: ShippingResult[] = [];
    for (const orderId of orderIds) {
      results.push({ orderId, refusal: await this.ship(orderId, by) });
    }
    return results;
  }

  private async ship(orderId: string, by: string): Promise<DomainError | undefined> {
    try {
      await this.changeStatus.execute({ orderId, to: 'shipped', isOfMany: true, by });
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}
