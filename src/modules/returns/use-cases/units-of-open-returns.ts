import { Injectable } from '@nestjs/common';
import { OPEN_RETURN_STATES } from '../../../../common/contract/order-return.js';
import { OpenReturns, type UnitsInReturn } from '../../orders/index.js';
import { type OrderReturn, takenUnits } from '../domain/order-return.js';
import { ReturnRepository } from '../ports/return-repository.js';

/** Tells refunds by hand which units they leave to returns. */
@Injectable()
export class UnitsOfOpenReturns extends OpenReturns {
  constructor(private readonly returns: ReturnRepository) {
    super();
  }

  async unitsOf(orderId: string): Promise<readonly UnitsInReturn[]> {
    const open = (await this.returns.ofOrder(orderId)).filter(isOpen);
    return open.flatMap((each) =>
      takenUnits(each).map(({ lineId, quantity }) => ({ number: each.number, lineId, quantity })),
    );
  }
}

/** The units of a return whose refund is requested are refunded units of the order. */
const isOpen = ({ state, refundId }: OrderReturn): boolean =>
  refundId === null && OPEN_RETURN_STATES.some((open) => open === state);
