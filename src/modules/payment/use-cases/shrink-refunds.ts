import { Injectable } from '@nestjs/common';
import { isOfCancellation, shrunk } from '../domain/foreign-refund.js';
import { type Refund } from '../domain/refund.js';
import { RefundRepository } from '../ports/refunds.js';
import { ChangeRefund } from './change-refund.js';

/**
 * Leaves refunds that were made by hand their money: refunds of canceled orders that are not at the provider
 * yet become smaller. Joins the caller's transaction.
 */
@Injectable()
export class ShrinkRefunds {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly changeRefund: ChangeRefund,
  ) {}

  /** Locks what may be made smaller, so that of two transactions one sees what the other has entered. */
  async lock(intentId: string): Promise<void> {
    for (const { id } of await this.cancellations(intentId)) await this.refunds.lock(id);
  }

  /** Leaves `cents` of the payment free, the latest refunds first; changes nothing where that is not possible. */
  async makeRoom(intentId: string, cents: number): Promise<void> {
    const requested = await this.cancellations(intentId, 'requested');
    // One that was sent may be made, whose answer is lost.
    const waiting = requested.filter(({ keyUsedAt }) => keyUsedAt === null);
    const left = (await this.refunds.leftCents(intentId)) ?? 0;
    let missing = cents - left;
    if (missing > waiting.reduce((sum, { amountCents }) => sum + amountCents, 0)) return;
    for (const { id, amountCents } of waiting.reverse()) {
      const taken = Math.min(amountCents, Math.max(0, missing));
      missing -= taken;
      await this.changeRefund.execute(id, (refund) => shrunk(refund, amountCents - taken));
    }
  }

  /** What has failed asks for no more than is left when it is retried. */
  async trimFailed(intentId: string): Promise<void> {
    for (const { id } of await this.cancellations(intentId, 'failed')) {
      await this.refunds.lock(id);
      const left = (await this.refunds.leftCents(intentId)) ?? 0;
      await this.changeRefund.execute(id, (refund) =>
        refund.status === 'failed' ? shrunk(refund, left) : refund,
      );
    }
  }

  private async cancellations(intentId: string, status?: Refund['status']): Promise<Refund[]> {
    const refunds = await this.refunds.ofIntent(intentId);
    return refunds.filter(
      (each) => isOfCancellation(each) && each.status === (status ?? each.status),
    );
  }
}
