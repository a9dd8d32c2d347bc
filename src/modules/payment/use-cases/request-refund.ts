import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { Ids } from '../../../kernel/ids.js';
import { refundRequested } from '../domain/payment-events.js';
import { type NewRefund, RefundRepository } from '../ports/refund-repository.js';

/** Orders a full refund, in the transaction of what it is for. A second request changes nothing. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly events: DomainEvents,
    private readonly ids: Ids,
  ) {}

  async execute(refund: Omit<NewRefund, 'id'>): Promise<void> {
    const refundId = this.ids.next();
    if (!(await this.refunds.add({ ...refund, id: refundId }))) return;
    await this.events.publish(refundRequested, { refundId });
  }
}
