import { Injectable } from '@nestjs/common';
import { isStandingRefund } from '../../../../common/contract/refund.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { canRefundUnits } from '../../orders/index.js';
import { closed, receivedUnits } from '../domain/order-return.js';
import { RefundUnderWay, ReturnIsRefundable } from '../domain/return-errors.js';
import { LockedReturns } from './locked-returns.js';
import { RecordReturnStep } from './record-return-step.js';

/**
 * Closes for staff a received return that cannot be refunded: its units or the money went back otherwise,
 * a dispute took the payment, or its refund has failed. Stock and money stay as they are.
 */
@Injectable()
export class CloseReturn {
  constructor(
    private readonly locked: LockedReturns,
    private readonly recordStep: RecordReturnStep,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * `by` is the id of the staff's account.
   * @throws NotFound, IllegalReturnStep, RefundUnderWay, ReturnIsRefundable
   */
  execute(returnId: string, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const locked = await this.locked.one(returnId);
      const { order, orderReturn } = locked;
      const after = closed(orderReturn);
      const refund = order.refunds.find(({ id }) => id === orderReturn.refundId);
      if (refund && isStandingRefund(refund)) throw new RefundUnderWay();
      if (!refund && canRefundUnits(order, receivedUnits(orderReturn))) {
        throw new ReturnIsRefundable();
      }
      const detail = `return ${orderReturn.number} closed`;
      await this.recordStep.execute(locked, orderReturn, after, { action: 'close', by, detail });
    });
  }
}
