import type { OrderReturn } from '../domain/order-return.js';
import { ReturnRepository } from '../ports/return-repository.js';

/** Returns in memory. */
export class InMemoryReturnRepository extends ReturnRepository {
  readonly rows = new Map<string, OrderReturn>();

  async add(orderReturn: OrderReturn): Promise<void> {
    const { orderId, number, requestKey } = orderReturn;
    const isTwice = (await this.ofOrder(orderId)).some(
      (one) => one.number === number || one.requestKey === requestKey,
    );
    if (isTwice) throw new Error('A number and a key of an order are those of one return.');
    this.rows.set(orderReturn.id, orderReturn);
  }

  async save({ id, state, answer, refundId, lines }: OrderReturn): Promise<void> {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, { ...row, state, answer, refundId, lines });
  }

  async find(id: string): Promise<OrderReturn | undefined> {
    return this.rows.get(id);
  }

  async findByRefund(refundId: string): Promise<OrderReturn | undefined> {
    return [...this.rows.values()].find((row) => row.refundId === refundId);
  }

  async ofOrder(orderId: string): Promise<readonly OrderReturn[]> {
    return [...this.rows.values()]
      .filter((row) => row.orderId === orderId)
      .sort((one, other) => one.number - other.number);
  }
}
