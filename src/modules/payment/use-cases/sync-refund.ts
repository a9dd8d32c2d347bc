import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { isProviderUnavailable } from '../domain/payment-errors.js';
import {
  isCompleteRefund,
  type ProviderRefund,
  type Refund,
  remainingRefund,
  RETURNED_BY_BANK,
  withProviderUpdate,
} from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refund-repository.js';
import { ChangeRefund } from './change-refund.js';

const WATCHED_MS = 3 * 86_400_000;

/** Updates a refund to its state at the provider: banks decide late and return some. */
@Injectable()
export class SyncRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly changeRefund: ChangeRefund,
    private readonly clock: Clock,
  ) {}

  /**
   * Updates all refunds that are at the bank or were refunded within three days, in case events
   * were lost.
   */
  async all(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - WATCHED_MS);
    const intentIds = await this.refunds.intentsToSync(since);
    await forEachIsolated(intentIds, (intentId) => this.execute(intentId), isProviderUnavailable);
  }

  /** Updates the refund of one payment, after an event about it. */
  async execute(intentId: string): Promise<void> {
    const refund = await this.refunds.findByIntent(intentId);
    if (!refund || refund.keyUsedAt === null) return;
    const seen = await this.readUpdate(refund);
    if (!seen) return;
    await this.changeRefund.execute(refund.id, (latest) => withProviderUpdate(latest, seen));
  }

  /** The state at the provider; undefined when there is none yet. */
  private async readUpdate(refund: Refund): Promise<ProviderRefund | undefined> {
    const known = await this.provider.findRefund(refund);
    if (isCompleteRefund(refund, known)) return known;
    const payment = await this.provider.retrieve(refund.intentId);
    // The payment belongs to another account or to a stand-in, so no update will ever come.
    if (!payment) {
      return refund.status === 'sent'
        ? { status: 'failed', failure: 'The card provider does not know this payment.' }
        : undefined;
    }
    // An admin may have refunded by hand in the provider's dashboard.
    if (remainingRefund(refund, payment).cents === 0) {
      return known ?? { status: 'succeeded', failure: null };
    }
    return refund.status === 'sent' || refund.status === 'refunded' ? RETURNED_BY_BANK : undefined;
  }
}
