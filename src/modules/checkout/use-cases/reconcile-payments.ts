import { Injectable } from '@nestjs/common';
import { Clock, HOUR_MS } from '../../../kernel/time.js';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { isProviderUnavailable, type PaymentIntent, Payments } from '../../payment/index.js';
import { CheckoutRepository } from '../ports/checkout-repository.js';
import { Reconciliation } from '../ports/reconciliation.js';
import { type Completion, CompleteCheckout } from './complete-checkout.js';

/** How far the daily run and the very first run look back. */
const LOOK_BACK_MS = 72 * HOUR_MS;
const BATCH = 100;

/**
 * Compares the provider's payments with the orders, so that each successful payment has exactly one
 * order or a full refund, whatever events were lost.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    private readonly payments: Payments,
    private readonly complete: CompleteCheckout,
    private readonly checkouts: CheckoutRepository,
    private readonly reconciliation: Reconciliation,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Reconciles payments since the last finished run, less an hour. @throws ProviderUnavailable: the
   * next run starts there again.
   */
  async sinceLastRun(): Promise<void> {
    const startedAt = this.clock.now();
    const last = await this.reconciliation.lastRun();
    await this.reconcile(last ? new Date(last.getTime() - HOUR_MS) : this.startOfLookBack());
    await this.unitOfWork.run(() => this.reconciliation.setLastRun(startedAt));
  }

  /** Reconciles the last three days, and every recorded unmatched payment, however old. */
  async lastDays(): Promise<void> {
    const parts = [() => this.reconcile(this.startOfLookBack()), () => this.recheckUnmatched()];
    await forEachIsolated(parts, (part) => part(), isProviderUnavailable);
  }

  private async recheckUnmatched(): Promise<void> {
    const recheck = async (intentId: string) => {
      const intent = await this.payments.retrieve(intentId);
      if (intent) await this.completeOne(intent);
    };
    const intentIds = await this.reconciliation.unmatchedIntents();
    await forEachIsolated(intentIds, recheck, isProviderUnavailable);
  }

  private startOfLookBack(): Date {
    return new Date(this.clock.now().getTime() - LOOK_BACK_MS);
  }

  private async reconcile(since: Date): Promise<void> {
    await forEachIsolated(
      this.paidSince(since),
      (batch) => this.completeUnsettled(batch),
      isProviderUnavailable,
    );
  }

  private async *paidSince(since: Date): AsyncIterable<PaymentIntent[]> {
    let batch: PaymentIntent[] = [];
    for await (const intent of this.payments.listCreatedSince(since)) {
      if (intent.status === 'succeeded') batch.push(intent);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }

  private async completeUnsettled(paid: readonly PaymentIntent[]): Promise<void> {
    const settled = await this.checkouts.settledIntents(paid.map((intent) => intent.id));
    const unsettled = paid.filter((intent) => !settled.has(intent.id));
    await forEachIsolated(unsettled, (intent) => this.completeOne(intent), isProviderUnavailable);
  }

  private async completeOne(intent: PaymentIntent): Promise<void> {
    const { id: intentId, amountCents } = intent;
    const reason = reasonOf(await this.complete.execute(intentId), intent);
    await this.unitOfWork.run(() =>
      reason
        ? this.reconciliation.record({ intentId, amountCents, reason })
        : this.reconciliation.clear(intentId),
    );
  }
}

/** Why an admin must look at a payment; undefined where it is in order. */
function reasonOf(completion: Completion, intent: PaymentIntent): string | undefined {
  if (intent.refundedCents >= intent.amountCents) return undefined;
  if (completion.kind === 'unknown') return 'Paid, but no checkout matches';
  if (completion.kind === 'differs')
    return 'Paid, but amount, currency or user differ from the checkout';
  return undefined;
}
