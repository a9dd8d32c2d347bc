import { Injectable } from '@nestjs/common';
import { CardProvider } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { RecordRefund } from './record-refund.js';

/** Looks at the provider how a refund under way stands, after a hint that it changed. */
@Injectable()
export class FollowRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly record: RecordRefund,
  ) {}

  async execute(intentId: string): Promise<void> {
    const refund = await this.refunds.findByIntent(intentId);
    if (!refund || refund.status === 'refunded' || refund.keyUsedAt === null) return;
    const seen = await this.provider.findRefund(refund);
    if (seen) await this.record.execute(refund, seen);
    else if (refund.status === 'sent') {
      await this.record.execute(refund, { status: 'failed', failure: 'The bank sent it back.' });
    }
  }
}
