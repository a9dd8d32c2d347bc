import { Injectable } from '@nestjs/common';
import { phoneRuleFor } from '../../../../common/contract/address-format.js';
import {
  customerFieldProblem,
  customerRules,
  normalizeCustomerField,
} from '../../../../common/contract/customer-details.js';
import type { CorrectedAddress } from '../../../../common/contract/order.js';
import { Clock } from '../../../kernel/time.js';
import { InvalidInput, NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { OrderRepository } from '../ports/order-repository.js';

/** Corrects the delivery address of an order for the admin, until it ships. */
@Injectable()
export class CorrectAddress {
  constructor(
    private readonly orders: OrderRepository,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** `by` is the admin's id. @throws NotFound, InvalidInput, TooLateToCorrectAddress */
  execute(orderId: string, address: CorrectedAddress, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) throw new NotFound('Order');
      const corrected = validAddress(address, order.snapshot.country);
      order.correctAddress({ by, at: this.clock.now() });
      await this.orders.update(order);
      await this.orders.correctAddress(orderId, corrected);
      // The address stays out of the audit log, which outlives the customer.
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.correct-address',
        subject: `order ${order.snapshot.number}`,
        before: null,
        after: { address: 'corrected' },
      });
    });
  }
}

/** With the phone number as the country of the order has it. */
function validAddress(address: CorrectedAddress, country: string | null): CorrectedAddress {
  const rule = phoneRuleFor(country);
  const corrected = { ...address, phone: normalizeCustomerField(rule, address.phone) };
  const { fullName, address: street, city } = customerRules;
  const rules = { fullName, phone: rule, address: street, city };
  const problems = (['fullName', 'phone', 'address', 'city'] as const).flatMap((field) => {
    const message = customerFieldProblem(rules[field], corrected[field]);
    return message === undefined ? [] : [{ field, message }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  return corrected;
}
