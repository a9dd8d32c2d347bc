import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { type Refund, restAfterOthers } from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { forEachIsolated } from './for-each-isolated.js';
import { RecordRefund } from './record-refund.js';

const STILL_WATCHED_MS = 3 * 86_400_000;

/** Looks at the provider how a refund stands: banks decide late, and send some back. */
@Injectable()
export class FollowRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly record: RecordRefund,
    private readonly clock: Clock,
  ) {}

  /** All that are under way or young, for where the provider's hints were lost. */
  async all(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - STILL_WATCHED_MS);
    await forEachIsolated(await this.refunds.intentsToFollow(since), (intentId) =>
      this.execute(intentId),
    );
  }

  /** One, after a hint that it changed. */
  async execute(intentId: string): Promise<void> {
    const refund = await this.refunds.findByIntent(intentId);
    if (!refund || refund.keyUsedAt === null) return;
    const seen = await this.provider.findRefund(refund);
    if (seen) return this.record.execute(refund, seen);
    // Somebody may have given the money back by hand, at the provider's own desk.
    const payment = await this.provider.retrieve(intentId);
    if (!payment) return this.isUnknown(refund);
    if (restAfterOthers(refund, payment).cents === 0) {
      return this.record.execute(refund, { status: 'succeeded', failure: null });
    }
    if (refund.status === 'sent' || refund.status === 'refunded') {
      await this.record.execute(refund, { status: 'failed', failure: 'The bank sent it back.' });
    }
  }

  /** Of another account of the provider, or of its stand-in: nothing there will ever end it. */
  private async isUnknown(refund: Refund): Promise<void> {
    if (refund.status !== 'sent') return;
    const failure = 'The card provider does not know this payment.';
    await this.record.execute(refund, { status: 'failed', failure });
  }
}
