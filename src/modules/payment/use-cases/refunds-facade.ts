import { Injectable } from '@nestjs/common';
import type { Refund } from '../domain/refund.js';
import { type NewRefund, RefundRepository } from '../ports/refund-repository.js';
import { Refunds } from '../ports/refunds.js';
import { RequestRefund } from './request-refund.js';
import { RetryRefund } from './retry-refund.js';

/** What other modules may do with refunds. */
@Injectable()
export class RefundsFacade extends Refunds {
  constructor(
    private readonly requestRefund: RequestRefund,
    private readonly retryRefund: RetryRefund,
    private readonly refunds: RefundRepository,
  ) {
    super();
  }

  request(refund: Omit<NewRefund, 'id'>): Promise<void> {
    return this.requestRefund.execute(refund);
  }

  retry(orderId: string): Promise<void> {
    return this.retryRefund.ofOrder(orderId);
  }

  findByIntent(intentId: string): Promise<Refund | undefined> {
    return this.refunds.findByIntent(intentId);
  }
}
