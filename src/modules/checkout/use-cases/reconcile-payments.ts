import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { forEachIsolated, type PaymentIntent, Payments } from '../../payment/index.js';
import { Checkouts } from '../ports/checkouts.js';
import { UnmatchedPayments } from '../ports/unmatched-payments.js';
import { ReconciliationCursor } from '../ports/reconciliation-cursor.js';
import { type Completion, CompleteCheckout } from './complete-checkout.js';

const HOUR_MS = 3_600_000;
/** How far the nightly walk and the first one ever look back. */
const FAR_MS = 72 * HOUR_MS;
const BATCH = 100;

/**
 * Walks the provider's payments, so that each that succeeded has exactly one order or a full
 * refund, whatever events were lost.
 */
@Injectable()
export class ReconcilePayments {
  constructor(
    private readonly payments: Payments,
    private readonly complete: CompleteCheckout,
    private readonly checkouts: Checkouts,
    private readonly unmatchedPayments: UnmatchedPayments,
    private readonly cursor: ReconciliationCursor,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** From the last finished walk, less an hour. @throws ProviderAway: the next walk begins there. */
  async sinceLastWalk(): Promise<void> {
    const startedAt = this.clock.now();
    const last = await this.cursor.get();
    await this.walk(last ? new Date(last.getTime() - HOUR_MS) : this.farBack());
    await this.unitOfWork.run(() => this.cursor.set(startedAt));
  }

  /** The last three days, and whatever an admin must look at, however old. */
  async lastDays(): Promise<void> {
    const parts = [() => this.walk(this.farBack()), () => this.lookAtOdd()];
    await forEachIsolated(parts, (part) => part());
  }

  private async lookAtOdd(): Promise<void> {
    await forEachIsolated(await this.unmatchedPayments.intentIds(), async (intentId) => {
      const intent = await this.payments.retrieve(intentId);
      if (intent) await this.settleOne(intent);
    });
  }

  private farBack(): Date {
    return new Date(this.clock.now().getTime() - FAR_MS);
  }

  private async walk(since: Date): Promise<void> {
    await forEachIsolated(this.paidSince(since), (batch) => this.settle(batch));
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

  private async settle(paid: readonly PaymentIntent[]): Promise<void> {
    const settled = await this.checkouts.settledOf(paid.map((intent) => intent.id));
    const open = paid.filter((intent) => !settled.has(intent.id));
    await forEachIsolated(open, (intent) => this.settleOne(intent));
  }

  private async settleOne(intent: PaymentIntent): Promise<void> {
    const { id: intentId, amountCents } = intent;
    const reason = reasonOf(await this.complete.execute(intentId), intent);
    await this.unitOfWork.run(() =>
      reason
        ? this.unmatchedPayments.record({ intentId, amountCents, reason })
        : this.unmatchedPayments.clear(intentId),
    );
  }
}

/** Why an admin must look at a payment; undefined where all is well. */
function reasonOf(completion: Completion, intent: PaymentIntent): string | undefined {
  if (intent.refundedCents >= intent.amountCents) return undefined;
  if (completion.kind === 'unknown') return 'Paid, but there is no checkout for it here';
  if (completion.kind === 'differs') return 'Paid, but not what the checkout asks for';
  return undefined;
}
