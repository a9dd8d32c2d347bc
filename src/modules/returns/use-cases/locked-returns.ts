import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { OrderQueries, type OrderRecord, OrderRepository } from '../../orders/index.js';
import type { OrderReturn } from '../domain/order-return.js';
import { ReturnRepository } from '../ports/return-repository.js';

/** An order, locked until the transaction ends, with its returns. */
export interface OrderWithReturns {
  readonly order: OrderRecord;
  /** By number. */
  readonly returns: readonly OrderReturn[];
}

/**
 * Locks the order for each change of its returns, so that of two changes at once the second sees the
 * first. Joins the caller's transaction.
 */
@Injectable()
export class LockedReturns {
  constructor(
    private readonly orders: OrderRepository,
    private readonly queries: OrderQueries,
    private readonly returns: ReturnRepository,
  ) {}

  /** @throws NotFound */
  async ofOrder(orderId: string): Promise<OrderWithReturns> {
    await this.orders.lock(orderId);
    const order = await this.queries.find(orderId);
    if (!order) throw new NotFound('Order');
    return { order, returns: await this.returns.ofOrder(orderId) };
  }

  /** @throws NotFound */
  async one(returnId: string): Promise<OrderWithReturns & { readonly orderReturn: OrderReturn }> {
    const found = await this.returns.find(returnId);
    if (!found) throw new NotFound('Return');
    const locked = await this.ofOrder(found.orderId);
    const orderReturn = locked.returns.find(({ id }) => id === returnId);
    if (!orderReturn) throw new NotFound('Return');
    return { ...locked, orderReturn };
  }
}
