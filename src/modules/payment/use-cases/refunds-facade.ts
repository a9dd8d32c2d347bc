import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { SecurityLog } from '../../auth/index.js';
import { RefundKeyUsed } from '../domain/payment-errors.js';
import { partRefundRequested, refundRequested } from '../domain/payment-events.js';
import { findForeignRefunds } from '../domain/foreign-refund.js';
import {
  LATE_REST,
  type ListedRefund,
  type NewRefund,
  pastRefund,
  type Refund,
  requestedRefund,
  refundSubjectOf,
} from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';
import {
  type NewPartRefund,
  type NewRestRefund,
  type NewWholeRefund,
  RefundRepository,
  Refunds,
} from '../ports/refunds.js';
import { EnterForeignRefund, type OrderedPayment } from './enter-foreign-refund.js';
import { RetryRefund } from './retry-refund.js';
import { SyncRefund } from './sync-refund.js';

/**
 * Refunds for other modules. A refund is requested here, sent to the provider by `PerformRefund`,
 * kept up to date by `SyncRefund` and, when it failed, retried by `RetryRefund`.
 */
@Injectable()
export class RefundsFacade extends Refunds {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly retryRefund: RetryRefund,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
    private readonly securityLog: SecurityLog,
    private readonly enterForeignRefund: EnterForeignRefund,
    private readonly syncRefund: SyncRefund,
  ) {
    super();
  }

  async request(refund: NewWholeRefund): Promise<void> {
    const refundId = this.ids.next();
    const requested = requestedRefund({ ...refund, id: refundId, part: null });
    if (!(await this.refunds.add(requested))) return;
    await this.events.publish(refundRequested, { refundId });
    await this.recordRequest(requested);
  }

  async recordPast(refund: NewWholeRefund): Promise<void> {
    await this.refunds.add(pastRefund({ ...refund, id: this.ids.next(), part: null }));
  }

  requestPart(refund: NewPartRefund): Promise<void> {
    return this.addPart(refund);
  }

  requestRest(refund: NewRestRefund): Promise<void> {
    return this.addPart({ ...refund, part: LATE_REST });
  }

  retry(refundId: string): Promise<void> {
    return this.retryRefund.ofOrder(refundId);
  }

  find(refundId: string): Promise<Refund | undefined> {
    return this.refunds.find(refundId);
  }

  ofIntent(intentId: string): Promise<readonly Refund[]> {
    return this.refunds.ofIntent(intentId);
  }

  async findForeign(intentId: string): Promise<readonly ListedRefund[]> {
    const listed = await this.provider.listRefunds(intentId);
    return findForeignRefunds(await this.refunds.ofIntent(intentId), listed);
  }

  enterForeign(listed: ListedRefund, payment: OrderedPayment): Promise<void> {
    return this.enterForeignRefund.execute(listed, payment);
  }

  sync(intentId: string): Promise<void> {
    return this.syncRefund.execute(intentId);
  }

  private async addPart(refund: Omit<NewRefund, 'id'>): Promise<void> {
    const refundId = this.ids.next();
    const requested = requestedRefund({ ...refund, id: refundId });
    if (!(await this.refunds.add(requested))) throw new RefundKeyUsed();
    if (requested.status !== 'requested') return;
    await this.events.publish(partRefundRequested, { refundId });
    await this.recordRequest(requested);
  }

  private recordRequest(refund: Refund): Promise<void> {
    return this.securityLog.record({ kind: 'refund.requested', subject: refundSubjectOf(refund) });
  }
}
