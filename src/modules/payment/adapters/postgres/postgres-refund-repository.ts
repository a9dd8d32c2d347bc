import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../../../kernel/time.js';
import { refundLastChange } from '../../../../platform/backup/invariants/refund-last-change.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { brokenConstraint } from '../../../../platform/database/database-errors.js';
import { RefundExceedsPayment } from '../../domain/payment-errors.js';
import type { Refund } from '../../domain/refund.js';
import { RefundRepository } from '../../ports/refunds.js';
import { PartialRefundEntity, PartialRefundLineEntity } from './partial-refund.entity.js';
import { PaymentEntity, RefundEntity } from './refund.entity.js';
import {
  fromPartRow,
  fromWholeRow,
  isPart,
  type StoredPartRefund,
  toPartLineRows,
  toPartRow,
  toWholeRow,
} from './refund-row.js';

/** The refunds in Postgres, of two tables; a check on the payment holds their sum to what was paid. */
@Injectable()
export class PostgresRefundRepository extends RefundRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {
    super();
  }

  add(refund: Refund): Promise<boolean> {
    return withinPayment(() => (isPart(refund) ? this.addPart(refund) : this.addWhole(refund)));
  }

  async find(id: string): Promise<Refund | undefined> {
    const whole = await this.repositories.read(RefundEntity).findOneBy({ id });
    if (whole) return fromWholeRow(whole);
    const part = await this.repositories.read(PartialRefundEntity).findOneBy({ id });
    return part ? (await this.withLines([part]))[0] : undefined;
  }

  async ofIntent(intentId: string): Promise<readonly Refund[]> {
    const whole = await this.repositories.read(RefundEntity).findBy({ intentId });
    const parts = await this.repositories
      .read(PartialRefundEntity)
      .find({ where: { intentId }, order: { createdAt: 'ASC', id: 'ASC' } });
    // Nothing is asked for beside all that remains, so that it is the last.
    return [...(await this.withLines(parts)), ...whole.map(fromWholeRow)];
  }

  async lock(id: string): Promise<Refund | undefined> {
    for (const entity of [RefundEntity, PartialRefundEntity]) {
      const locked = await this.repositories
        .write(entity)
        .createQueryBuilder('refund')
        .select('refund.id')
        .setLock('for_no_key_update')
        .where('refund.id = :id', { id })
        .getOne();
      if (locked) return this.find(id);
    }
    return undefined;
  }

  async save(refund: Refund): Promise<void> {
    const { id, status, amountCents, keyNumber, keyUsedAt, error } = refund;
    const state = { status, amountCents, keyNumber, keyUsedAt, error };
    await withinPayment(() => {
      if (!isPart(refund)) return this.repositories.write(RefundEntity).update({ id }, state);
      const { withheldCents, withheldReason } = toPartRow(refund);
      const part = { ...state, withheldCents, withheldReason };
      return this.repositories.write(PartialRefundEntity).update({ id }, part);
    });
  }

  async leftCents(intentId: string): Promise<number | undefined> {
    const payment = await this.repositories.read(PaymentEntity).findOneBy({ intentId });
    return payment ? payment.capturedCents - payment.refundedCents : undefined;
  }

  async intentsToSync(since: Date): Promise<string[]> {
    const found = await Promise.all([
      this.intentsOf(RefundEntity, `refund.status = 'sent'`, since),
      this.intentsOf(PartialRefundEntity, `refund.status IN ('sent', 'unmatched')`, since),
    ]);
    return [...new Set(found.flat())];
  }

  /** Those that are `undecided`, which is the condition of a partial index, and those refunded since. */
  private async intentsOf(
    entity: typeof RefundEntity | typeof PartialRefundEntity,
    undecided: string,
    since: Date,
  ): Promise<string[]> {
    const rows = await this.repositories
      .read<RefundEntity | PartialRefundEntity>(entity)
      .createQueryBuilder('refund')
      .select('refund.intentId', 'intentId')
      .where(undecided)
      .orWhere(`refund.status = 'refunded' AND ${refundLastChange('refund')} >= :since`, { since })
      .getRawMany<Pick<Refund, 'intentId'>>();
    return rows.map(({ intentId }) => intentId);
  }

  private async addWhole(refund: Refund): Promise<boolean> {
    const { raw } = await this.repositories
      .write(RefundEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...toWholeRow(refund), createdAt: this.clock.now() })
      .orUpdate([], ['intent_id'])
      .returning('id')
      .execute();
    return raw.length === 1;
  }

  private async addPart(refund: StoredPartRefund): Promise<boolean> {
    const { raw } = await this.repositories
      .write(PartialRefundEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...toPartRow(refund), createdAt: this.clock.now() })
      .orIgnore()
      .returning('id')
      .execute();
    if (raw.length === 0) return false;
    const lines = toPartLineRows(refund);
    if (lines.length > 0) await this.repositories.write(PartialRefundLineEntity).insert(lines);
    return true;
  }

  private async withLines(parts: readonly PartialRefundEntity[]): Promise<Refund[]> {
    if (parts.length === 0) return [];
    const refundId = In(parts.map(({ id }) => id));
    const lines = await this.repositories.read(PartialRefundLineEntity).findBy({ refundId });
    return parts.map((part) => fromPartRow(part, lines));
  }
}

/** @throws RefundExceedsPayment where the refunds would be more than was paid */
async function withinPayment<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'payment_refunded_cents_check') throw error;
    throw new RefundExceedsPayment(error);
  }
}
