import { Injectable } from '@nestjs/common';
import { unitsOf } from '../../../../common/format/units.js';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderRepository, ReturnWindow } from '../../orders/index.js';
import { requestedReturn, type ReturnRequest } from '../domain/request-return.js';
import { returnChanged, returnRequested } from '../domain/return-events.js';
import { ReturnImages } from '../ports/return-images.js';
import { ReturnRepository } from '../ports/return-repository.js';
import { LockedReturns } from './locked-returns.js';
import { termsOf, toReturnableOrder } from './returnable-order.js';

/**
 * Asks for a return, for the shopper who placed the order. The order's history says so; the audit log
 * has what staff change.
 */
@Injectable()
export class RequestReturn {
  constructor(
    private readonly locked: LockedReturns,
    private readonly returns: ReturnRepository,
    private readonly images: ReturnImages,
    private readonly orders: OrderRepository,
    private readonly window: ReturnWindow,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent by the form's key; returns the id of the return. `images` are ids that `AddReturnImage` gave.
   * @throws NotFound for an order of somebody else
   * @throws InvalidInput, UnknownReturnLine, MoreThanReturnable
   */
  execute(
    orderId: string,
    userId: string,
    wanted: ReturnRequest,
    images: readonly string[] = [],
  ): Promise<string> {
    return this.unitOfWork.run(async () => {
      const { order, returns } = await this.locked.ofOrder(orderId);
      if (order.userId !== userId) throw new NotFound('Order');
      const same = returns.find(({ requestKey }) => requestKey === wanted.requestKey);
      if (same) return same.id;
      const at = this.clock.now();
      const returnable = toReturnableOrder(order, returns, await termsOf(this.window));
      const created = requestedReturn(wanted, returnable, returns, { id: this.ids.next(), at });
      await this.returns.add(created);
      await this.images.attach(created, images);
      const units = unitsOf(created.lines);
      const detail = `return ${created.number} requested: ${units} unit${units === 1 ? '' : 's'}`;
      await this.orders.addHistory(orderId, { at, by: userId, what: 'return', detail });
      const { id: returnId } = created;
      await this.events.publish(returnChanged, { orderId, returnId, state: 'requested' });
      await this.events.publish(returnRequested, { returnId });
      return returnId;
    });
  }
}
