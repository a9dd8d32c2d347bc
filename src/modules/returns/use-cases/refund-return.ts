import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { RefundPartOfOrder } from '../../orders/index.js';
import { Refunds } from '../../payment/index.js';
import { assertReturnRefundable, receivedUnits, withRefund } from '../domain/order-return.js';
import { RefundUnderWay } from '../domain/return-errors.js';
import { ReturnRepository } from '../ports/return-repository.js';
import { LockedReturns } from './locked-returns.js';

export interface ReturnRefundRequest {
  /** Of the form; the same key twice is one refund. */
  readonly key: string;
  /** Whether what is left of the delivery goes back, too. */
  readonly delivery: boolean;
  /** The sum and the number of refunds that the form has shown. */
  readonly shownCents: number;
  readonly shownRefunds: number | undefined;
  /** The id of the staff's account. */
  readonly by: string;
}

/**
 * Refunds for staff what was received of a return. Its units are where receiving them has put them; the
 * audit log has the refund of the order.
 */
@Injectable()
export class RefundReturn {
  constructor(
    private readonly locked: LockedReturns,
    private readonly returns: ReturnRepository,
    private readonly refundOrder: RefundPartOfOrder,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Idempotent by the form's key.
   * @throws NotFound, IllegalReturnStep, RefundUnderWay, and what `RefundPart` throws
   */
  execute(returnId: string, { key, by, ...form }: ReturnRefundRequest): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { order, orderReturn } = await this.locked.one(returnId);
      const before = await this.findRefund(order.transactionId, key);
      if (before && before.id === orderReturn.refundId) return;
      // Another refund of the order has the key.
      if (before) throw new RefundUnderWay();
      assertReturnRefundable(orderReturn);
      const lines = receivedUnits(orderReturn);
      const part = { ...form, key, by, lines, reason: orderReturn.reason, restock: false };
      const isOfReturn = true;
      await this.refundOrder.execute(order.id, { ...part, amountCents: undefined }, { isOfReturn });
      const refund = await this.findRefund(order.transactionId, key);
      if (!refund) throw new Error(`the refund of return ${returnId} was not requested`);
      const after = withRefund(orderReturn, { id: refund.id, isConfirmed: false });
      await this.returns.save(after);
    });
  }

  private async findRefund(intentId: string, key: string) {
    const refunds = await this.refunds.ofIntent(intentId);
    return refunds.find(({ part }) => part?.requestKey === key);
  }
}
