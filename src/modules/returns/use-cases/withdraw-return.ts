import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderRepository } from '../../orders/index.js';
import { withdrawn } from '../domain/order-return.js';
import { ReturnRepository } from '../ports/return-repository.js';
import { LockedReturns } from './locked-returns.js';

/** Which return of which order, and who says that it is theirs. */
export interface OwnReturn {
  readonly orderId: string;
  readonly returnId: string;
  readonly userId: string;
}

/** Withdraws a return for the shopper who asked for it, until it is received. */
@Injectable()
export class WithdrawReturn {
  constructor(
    private readonly locked: LockedReturns,
    private readonly returns: ReturnRepository,
    private readonly orders: OrderRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for a return of somebody else @throws IllegalReturnStep */
  execute({ orderId, returnId, userId }: OwnReturn): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { order, orderReturn } = await this.locked.one(returnId);
      if (order.id !== orderId || order.userId !== userId) throw new NotFound('Return');
      await this.returns.save(withdrawn(orderReturn));
      await this.orders.addHistory(order.id, {
        at: this.clock.now(),
        by: userId,
        what: 'return',
        detail: `return ${orderReturn.number} withdrawn`,
      });
    });
  }
}
