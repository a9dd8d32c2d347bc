import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { Failpoints } from '../../../kernel/failpoints.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { ProviderRefused } from '../domain/payment-errors.js';
import { findForeignRefunds, isOfCancellation, shrunk } from '../domain/foreign-refund.js';
import {
  keyOf,
  isLookupNeeded,
  isUnchanged,
  findRefund,
  type FoundRefund,
  isCompleteRefund,
  leftOf,
  type ProviderRefund,
  type Refund,
  RETURNED_BY_BANK,
  withKeyUsed,
  withProviderUpdate,
} from '../domain/refund.js';
import { CardProvider } from '../ports/card-provider.js';
import { RefundRepository } from '../ports/refunds.js';
import { ChangeRefund } from './change-refund.js';
import { EnterForeignRefund } from './enter-foreign-refund.js';
import { SyncRefund } from './sync-refund.js';

/** Sends a requested refund to the provider; idempotent. */
@Injectable()
export class PerformRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly provider: CardProvider,
    private readonly changeRefund: ChangeRefund,
    private readonly syncRefund: SyncRefund,
    private readonly enterForeignRefund: EnterForeignRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly failpoints: Failpoints,
  ) {}

  /** @throws ProviderUnavailable: the job retries. A refusal is recorded as failed. */
  async execute(refundId: string): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'requested') return;
    const made = await this.make(refund);
    // It has changed: what is left of it is made.
    if (!made) return this.execute(refundId);
    this.failpoints.reach('refund-made-not-stored');
    let isOlder = false;
    await this.changeRefund.execute(refundId, (latest) => {
      isOlder = !isUnchanged(refund, latest);
      return isOlder ? latest : withProviderUpdate(latest, made);
    });
    // An event was quicker: who of the two saw the newer state is not known.
    if (isOlder) await this.syncRefund.execute(refund.intentId);
  }

  /** Undefined where it became smaller instead, here or in another process. */
  private async make(refund: Refund): Promise<ProviderRefund | undefined> {
    const now = this.clock.now();
    try {
      const known = isLookupNeeded(refund, now) ? await this.find(refund) : undefined;
      const madeCents = known?.cents ?? 0;
      if (isCompleteRefund(refund, known)) return known;
      if (!(await this.isKeyTaken(refund, now))) return undefined;
      return await this.createMissing(refund, madeCents);
    } catch (error) {
      if (error instanceof ProviderRefused) return { status: 'failed', failure: error.reason };
      throw error;
    }
  }

  /** Records the first use of the key; false where the refund has changed meanwhile. */
  private async isKeyTaken(refund: Refund, at: Date): Promise<boolean> {
    let isTaken = false;
    await this.changeRefund.execute(refund.id, (latest) => {
      isTaken = isUnchanged(refund, latest);
      return isTaken ? withKeyUsed(latest, at) : latest;
    });
    return isTaken;
  }

  /**
   * Creates what the refund lacks beyond `knownCents`, or less: an admin may have refunded some or all of it by
   * hand in the provider's dashboard. A part that staff asked for is never made smaller: refused, it has failed.
   * A payment that never became an order goes back whole, whatever of it was returned.
   */
  private async createMissing(
    refund: Refund,
    knownCents: number,
  ): Promise<ProviderRefund | undefined> {
    const missing = (madeCents: number) =>
      refund.orderId === null ? refund.amountCents : refund.amountCents - madeCents;
    const missingCents = missing(knownCents);
    try {
      return await this.create(refund, missingCents, knownCents);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const known = await this.find(refund);
      const madeCents = known?.cents ?? 0;
      if (isCompleteRefund(refund, known)) return known;
      const isFixed = refund.part !== null && !isOfCancellation(refund);
      const payment = isFixed ? undefined : await this.provider.retrieve(refund.intentId);
      if (!payment) throw error;
      const leftCents = leftOf(payment);
      if (leftCents >= missingCents) throw error;
      const mostCents = madeCents + leftCents;
      if (refund.orderId !== null && mostCents < refund.amountCents) {
        await this.shrink(refund, refund.orderId, { mostCents, totalCents: payment.amountCents });
        return undefined;
      }
      if (leftCents === 0) return known ?? { status: 'succeeded', failure: null };
      return this.create(refund, Math.min(leftCents, missing(madeCents)), madeCents);
    }
  }

  /** What was refunded by hand is entered beside it. */
  private async shrink(
    { id, intentId }: Refund,
    orderId: string,
    { mostCents, totalCents }: { readonly mostCents: number; readonly totalCents: number },
  ): Promise<void> {
    const listed = await this.provider.listRefunds(intentId);
    await this.unitOfWork.run(async () => {
      await this.changeRefund.execute(id, (latest) => shrunk(latest, mostCents));
      const foreign = findForeignRefunds(await this.refunds.ofIntent(intentId), listed);
      for (const each of foreign) {
        await this.enterForeignRefund.execute(each, { intentId, orderId, totalCents });
      }
    });
  }

  /**
   * The provider repeats the first answer of a key, whatever has become of the refund since.
   * @param earlierCents what was made for it before, under other keys
   */
  private async create(
    refund: Refund,
    cents: number,
    earlierCents: number,
  ): Promise<ProviderRefund> {
    const key = keyOf(refund, cents);
    const made = await this.provider.createRefund({ ...refund, amountCents: cents }, key);
    if (refund.keyUsedAt === null && earlierCents === 0) return made;
    const known = await this.find(refund);
    return known && known.cents >= earlierCents + cents ? known : RETURNED_BY_BANK;
  }

  private async find(refund: Refund): Promise<FoundRefund | undefined> {
    return findRefund(refund, await this.provider.listRefunds(refund.intentId));
  }
}
