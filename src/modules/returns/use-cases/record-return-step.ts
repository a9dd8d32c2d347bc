import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { AuditLog } from '../../auth/index.js';
import { OrderRepository } from '../../orders/index.js';
import type { OrderReturn } from '../domain/order-return.js';
import { ReturnRepository } from '../ports/return-repository.js';
import type { OrderWithReturns } from './locked-returns.js';

/** A step of staff. */
export interface StaffStep {
  readonly action: 'approve' | 'decline' | 'receive' | 'close';
  /** The id of the staff's account. */
  readonly by: string;
  /** What the order's history tells. */
  readonly detail: string;
  /** What the audit log has beside the states. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/**
 * Stores a step of staff with its entries in the order's history and in the audit log. Texts stay out
 * of the audit log, which outlives the customer. Joins the caller's transaction.
 */
@Injectable()
export class RecordReturnStep {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly orders: OrderRepository,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { order }: Pick<OrderWithReturns, 'order'>,
    before: OrderReturn,
    after: OrderReturn,
    { action, by, detail, facts }: StaffStep,
  ): Promise<void> {
    await this.returns.save(after);
    const entry = { at: this.clock.now(), by, what: 'return', detail } as const;
    await this.orders.addHistory(order.id, entry);
    await this.auditLog.record({
      actor: { id: by },
      action: `returns.${action}`,
      subject: `order ${order.number}`,
      before: { return: before.number, state: before.state },
      after: { state: after.state, ...facts },
    });
  }
}
