import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { isProviderUnavailable } from '../domain/payment-errors.js';
import { isForForeign } from '../domain/foreign-refund.js';
import {
  findRefund,
  isCompleteRefund,
  isMadeByHand,
  isUnchanged,
  leftOf,
  type ListedRefund,
  type ProviderRefund,
  type Refund,
  RETURNED_BY_BANK,
  withProviderUpdate,
} from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refunds.js';
import { ChangeRefund } from './change-refund.js';
import { ShrinkRefunds } from './shrink-refunds.js';

const WATCHED_MS = 3 * DAY_MS;

/** Another process may change a refund while the provider is asked, so that the answer may be older. */
const ATTEMPTS = 5;

/** Updates a refund to its state at the provider: banks decide late and return some. */
@Injectable()
export class SyncRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly changeRefund: ChangeRefund,
    private readonly shrinkRefunds: ShrinkRefunds,
    private readonly unitOfWork: UnitOfWork,
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

  /** Updates the refunds of one payment, after an event about it. @throws Error where others change them all the time */
  async execute(intentId: string): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (!(await this.isUpdated(intentId))) continue;
      return this.unitOfWork.run(() => this.shrinkRefunds.trimFailed(intentId));
    }
    throw new Error(`The refunds of payment ${intentId} change while the provider is asked.`);
  }

  /** False where one of them has changed meanwhile. */
  private async isUpdated(intentId: string): Promise<boolean> {
    const refunds = (await this.refunds.ofIntent(intentId)).filter(isFollowed);
    if (refunds.length === 0) return true;
    const listed = await this.provider.listRefunds(intentId);
    let isComplete = true;
    for (const refund of refunds) {
      const seen = await (isMadeByHand(refund)
        ? this.readForeign(refund, listed)
        : this.readUpdate(refund, listed));
      if (!seen) continue;
      await this.changeRefund.execute(refund.id, (latest) => {
        if (isUnchanged(refund, latest)) return withProviderUpdate(latest, seen);
        isComplete = false;
        return latest;
      });
    }
    return isComplete;
  }

  /** The state at the provider; undefined when there is none yet. */
  private async readUpdate(
    refund: Refund,
    listed: readonly ListedRefund[],
  ): Promise<ProviderRefund | undefined> {
    const known = findRefund(refund, listed);
    if (isCompleteRefund(refund, known)) return known;
    const payment = await this.provider.retrieve(refund.intentId);
    // The payment belongs to another account or to a stand-in, so no update will ever come.
    if (!payment) {
      return refund.status === 'sent'
        ? { status: 'failed', failure: 'The card provider does not know this payment.' }
        : undefined;
    }
    if (isForForeign(refund, listed) && leftOf(payment) === 0) {
      return known ?? { status: 'succeeded', failure: null };
    }
    return refund.status === 'sent' || refund.status === 'refunded' ? RETURNED_BY_BANK : undefined;
  }

  /** Of a refund made by hand; one that differs stays so until the payment has room for it. */
  private async readForeign(
    refund: Refund,
    listed: readonly ListedRefund[],
  ): Promise<ProviderRefund | undefined> {
    const seen = listed.find(({ id }) => id === refund.part?.providerId);
    if (refund.status !== 'unmatched' || seen?.status === 'failed') return seen;
    const left = (await this.refunds.leftCents(refund.intentId)) ?? 0;
    return refund.amountCents <= left ? seen : undefined;
  }
}

/** Whether the provider may know of it. */
function isFollowed(refund: Refund): boolean {
  if (refund.amountCents === 0) return false;
  return refund.keyUsedAt !== null || isMadeByHand(refund);
}
