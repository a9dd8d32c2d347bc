import type { PaymentObstacle } from '../../../../common/contract/order-payment.js';
import type { OrderStatus } from '../../../../common/contract/order-status.js';
import { DomainError } from '../../../kernel/domain-error.js';

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

/** The goods are on their way to the address, or never will be. */
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

/** There is no early fraud warning to decide about. */
export class NoFraudWarning extends DomainError {
  constructor() {
    super('conflict', 'no_fraud_warning', 'This order has no fraud warning.');
  }
}
