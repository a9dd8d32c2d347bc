import {
  REFUNDED_IN_FULL,
  type PaymentObstacle,
} from '../../../../common/contract/order-payment.js';
import type { OrderStatus } from '../../../../common/contract/order-status.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { Money, toDollars } from '../../../kernel/money.js';

/** The status table does not allow this change. `data` has the current status and the legal ones. */
export class IllegalStep extends DomainError {
  constructor(from: OrderStatus, to: OrderStatus, legal: readonly OrderStatus[]) {
    super('conflict', 'illegal_step', `An order that is ${from} cannot become ${to}`, {
      data: { status: from, actions: legal },
    });
  }
}

/** The shopper cancels an order that has shipped, or is canceled already. */
export class TooLateToCancel extends DomainError {
  constructor() {
    super('conflict', 'too_late_to_cancel', 'This order can no longer be canceled.');
  }
}

/** The order has shipped, or was canceled. */
export class TooLateToCorrectAddress extends DomainError {
  constructor() {
    super(
      'conflict',
      'too_late_to_correct',
      'The address can be corrected only until the order ships.',
    );
  }
}

/** The order was never in that status, or its customer was erased. */
export class NoSuchEmail extends DomainError {
  constructor() {
    super('conflict', 'no_such_email', 'There is no such email of this order.');
  }
}

/** The bank holds, has taken or doubts the payment, so that this step would lose goods or money. */
export class PaymentInDoubt extends DomainError {
  constructor({ code, reason }: PaymentObstacle) {
    super('conflict', code, reason);
  }
}

/** An order among many that are shipped gave all its money back. */
export class RefundedInFull extends DomainError {
  constructor() {
    super('conflict', 'refunded_in_full', REFUNDED_IN_FULL);
  }
}

/** Fewer units of a line are left than should be refunded: others have refunded them meanwhile. */
export class UnitsAlreadyRefunded extends DomainError {
  constructor(line: { readonly name: string; readonly left: number }) {
    super(
      'conflict',
      'units_already_refunded',
      line.left === 0
        ? `All units of "${line.name}" are refunded already.`
        : `Only ${line.left} of "${line.name}" ${line.left === 1 ? 'is' : 'are'} left to refund.`,
      { data: { left: line.left } },
    );
  }
}

interface UnitsOfReturns {
  /** The product's. */
  readonly name: string;
  readonly units: number;
  /** Their numbers. */
  readonly returns: readonly number[];
}

/** Returns that wait for somebody have taken the units: they are refunded there. */
export class UnitsAreInReturn extends DomainError {
  constructor({ name, units, returns }: UnitsOfReturns) {
    const [are, them] = units === 1 ? ['is', 'it'] : ['are', 'them'];
    const where = `${returns.length === 1 ? 'return' : 'returns'} ${returns.join(' and ')}`;
    super(
      'conflict',
      'units_in_return',
      `${units} × ${name} ${are} in ${where}. Refund ${them} there.`,
      { data: { returns } },
    );
  }
}

/** Nothing of the order was shipped, or all of it was shipped or refunded. */
export class NoRestToCancel extends DomainError {
  constructor() {
    super('conflict', 'no_rest_to_cancel', 'This order has no rest to cancel.');
  }
}

/** The delivery went back already. */
export class DeliveryAlreadyRefunded extends DomainError {
  constructor() {
    super('conflict', 'delivery_already_refunded', 'The delivery is refunded already.');
  }
}

/** More than what the refunds before have left of the payment. */
export class RefundTooHigh extends DomainError {
  constructor(leftCents: number) {
    super(
      'conflict',
      'refund_exceeds_payment',
      leftCents === 0
        ? 'This order is refunded in full already.'
        : `Only ${Money.ofCents(leftCents)} is left to refund on this order.`,
      { data: { left: toDollars(leftCents) } },
    );
  }
}

/** The order's refunds, or their sums, are not those that the form has shown. */
export class RefundsChanged extends DomainError {
  constructor() {
    super(
      'conflict',
      'refunds_changed',
      'This order was refunded by somebody else meanwhile. Check the amounts again.',
    );
  }
}

/** There is no early fraud warning to decide about. */
export class NoFraudWarning extends DomainError {
  constructor() {
    super('conflict', 'no_fraud_warning', 'This order has no fraud warning.');
  }
}
