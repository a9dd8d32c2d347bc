import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { SecurityLog } from '../../auth/index.js';
import { refundRequested } from '../domain/payment-events.js';
import { type NewRefund, type Refund, requestedRefund } from '../domain/refund.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { Refunds } from '../ports/refunds.js';
import { RetryRefund } from './retry-refund.js';

/**
 * Refunds for other modules. A refund is requested here, sent to the provider by `PerformRefund`,
 * kept up to date by `SyncRefund` and, when it failed, retried by `RetryRefund`.
 */
@Injectable()
export class RefundsFacade extends Refunds {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly retryRefund: RetryRefund,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly securityLog: SecurityLog,
  ) {
    super();
  }

  async request(refund: Omit<NewRefund, 'id'>): Promise<void> {
    const refundId = this.ids.next();
    if (!(await this.refunds.add(requestedRefund({ ...refund, id: refundId })))) return;
    await this.events.publish(refundRequested, { refundId });
    await this.securityLog.record({ kind: 'refund.requested', subject: refund.reason });
  }

  retry(orderId: string): Promise<void> {
    return this.retryRefund.ofOrder(orderId);
  }

  findByIntent(intentId: string): Promise<Refund | undefined> {
    return this.refunds.findByIntent(intentId);
  }
}
