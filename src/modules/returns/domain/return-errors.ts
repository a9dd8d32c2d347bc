import {
  returnRules,
  type ReturnState,
  type ReturnStep,
} from '../../../../common/contract/order-return.js';
import { DomainError, InvalidInput } from '../../../kernel/domain-error.js';

const DONE = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
  receive: 'received',
  refund: 'refunded',
  close: 'closed',
} as const satisfies Record<ReturnStep, string>;

/** The return is in another state, such as one that somebody else has led it to. */
export class IllegalReturnStep extends DomainError {
  constructor(step: ReturnStep, state: ReturnState) {
    const message = `A return that is ${state} cannot be ${DONE[step]}.`;
    super('conflict', 'illegal_return_step', message, { data: { state } });
  }
}

/** Fewer units of the line were delivered, or are within the return window and not on their way back. */
export class MoreThanReturnable extends DomainError {
  constructor(name: string, left: number) {
    const message =
      left === 0
        ? `No units of ${name} can be returned.`
        : `Only ${left} × ${name} can be returned.`;
    super('conflict', 'more_than_returnable', message, { data: { left } });
  }
}

/** More units came back than the return is about. */
export class MoreThanRequested extends DomainError {
  constructor(requested: number) {
    super(
      'conflict',
      'more_than_requested',
      `The return is about ${requested} ${requested === 1 ? 'unit' : 'units'} of this product.`,
    );
  }
}

/** Where nothing comes back, the return is declined. */
export class NothingReceived extends InvalidInput {
  constructor() {
    super([{ field: 'lines', message: 'Enter what was received, or decline the return' }]);
  }
}

/** A line that the order or the return does not have. */
export class UnknownReturnLine extends InvalidInput {
  constructor() {
    super([{ field: 'lines', message: 'lines must name lines of this order' }]);
  }
}

/** The refund of the return was requested already, maybe by somebody else. */
export class RefundUnderWay extends DomainError {
  constructor() {
    super('conflict', 'return_refund_requested', 'The refund of this return is requested already.');
  }
}

/** A return is closed only where nothing else ends it. */
export class ReturnIsRefundable extends DomainError {
  constructor() {
    super('conflict', 'return_refundable', 'This return can be refunded. Refund it instead.');
  }
}

/** Images that no request names count until they are deleted. */
export class TooManyReturnImages extends DomainError {
  constructor() {
    super('conflict', 'too_many_images', returnRules.images.tooManyOfOrder);
  }
}

/** Withdrawn and declined returns count, too: each has sent emails. */
export class TooManyReturns extends DomainError {
  constructor() {
    super('conflict', 'too_many_returns', returnRules.perOrder.tooMany);
  }
}
