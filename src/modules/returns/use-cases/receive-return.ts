import { Injectable } from '@nestjs/common';
import { unitsOf } from '../../../../common/format/units.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Stock } from '../../catalog/index.js';
import {
  type OrderReturn,
  received,
  receivedDetail,
  receivedUnits,
  type ReceivedUnits,
} from '../domain/order-return.js';
import { LockedReturns, type OrderWithReturns } from './locked-returns.js';
import { RecordReturnStep } from './record-return-step.js';

/** Records for staff what came back; units go back in stock or are written off, by line. */
@Injectable()
export class ReceiveReturn {
  constructor(
    private readonly locked: LockedReturns,
    private readonly recordStep: RecordReturnStep,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * `by` is the id of the staff's account.
   * @throws NotFound, IllegalReturnStep, UnknownReturnLine, MoreThanRequested, NothingReceived
   */
  execute(returnId: string, lines: readonly ReceivedUnits[], by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const locked = await this.locked.one(returnId);
      const after = received(locked.orderReturn, lines);
      const restocked = restockedUnits(locked, after);
      await this.recordStep.execute(locked, locked.orderReturn, after, {
        action: 'receive',
        by,
        detail: receivedDetail(after),
        facts: { units: unitsOf(receivedUnits(after)), restocked: unitsOf(restocked) },
      });
      if (restocked.length > 0) await this.stock.putBack(after.orderId, restocked);
    });
  }
}

/** By product: the lines name them by their ids. */
function restockedUnits({ order }: OrderWithReturns, { lines }: OrderReturn) {
  const back = receivedUnits({ lines: lines.filter(({ isRestocked }) => isRestocked) });
  return order.lines.flatMap(({ id, productId }) =>
    back.filter(({ lineId }) => lineId === id).map(({ quantity }) => ({ productId, quantity })),
  );
}
