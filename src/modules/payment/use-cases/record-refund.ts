import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { refundChanged } from '../domain/payment-events.js';
import type { Refund, RefundStatus } from '../domain/refund.js';
import type { ProviderRefund } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refund-repository.js';

const STATUS: Record<ProviderRefund['status'], RefundStatus> = {
  pending: 'sent',
  succeeded: 'refunded',
  failed: 'failed',
};

/** Writes down how a refund stands at the provider, and tells who waits for it. */
@Injectable()
export class RecordRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(refund: Refund, seen: Omit<ProviderRefund, 'id'>): Promise<void> {
    const status = STATUS[seen.status];
    await this.unitOfWork.run(async () => {
      if (!(await this.refunds.setStatus(refund.id, status, seen.failure))) return;
      const { id: refundId, orderId } = refund;
      await this.events.publish(refundChanged, { refundId, orderId, status });
    });
  }
}
