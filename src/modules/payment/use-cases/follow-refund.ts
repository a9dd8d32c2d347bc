import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import {
  type ProviderRefund,
  type Refund,
  restAfterOthers,
  withProviderUpdate,
} from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { ChangeRefund } from './change-refund.js';
import { forEachIsolated } from './for-each-isolated.js';

const STILL_WATCHED_MS = 3 * 86_400_000;

/** Applies what the provider knows of a refund: banks decide late, and send some back. */
@Injectable()
export class FollowRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly changeRefund: ChangeRefund,
    private readonly clock: Clock,
  ) {}

  /** All that are at the bank, or that went through lately, in case the provider's events were lost. */
  async all(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - STILL_WATCHED_MS);
    await forEachIsolated(await this.refunds.intentsToFollow(since), (intentId) =>
      this.execute(intentId),
    );
  }

  /** One, after an event that it changed. */
  async execute(intentId: string): Promise<void> {
    const refund = await this.refunds.findByIntent(intentId);
    if (!refund || refund.keyUsedAt === null) return;
    const seen = await this.look(refund);
    if (!seen) return;
    await this.changeRefund.execute(refund.id, (latest) => withProviderUpdate(latest, seen));
  }

  /** Undefined where the provider tells nothing that ends or changes it. */
  private async look(refund: Refund): Promise<ProviderRefund | undefined> {
    const known = await this.provider.findRefund(refund);
    if (known) return known;
    const payment = await this.provider.retrieve(refund.intentId);
    // A payment of another account of the provider, or of its stand-in: nothing there will ever end it.
    if (!payment) {
      return refund.status === 'sent'
        ? { status: 'failed', failure: 'The card provider does not know this payment.' }
        : undefined;
    }
    // Somebody may have given the money back by hand, in the provider's dashboard.
    if (restAfterOthers(refund, payment).cents === 0) return { status: 'succeeded', failure: null };
    return refund.status === 'sent' || refund.status === 'refunded'
      ? { status: 'failed', failure: 'The bank sent it back.' }
      : undefined;
  }
}
