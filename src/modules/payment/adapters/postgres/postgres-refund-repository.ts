import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../../kernel/clock.js';
import { isId } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import type { Refund } from '../../domain/refund.js';
import { RefundRepository } from '../../ports/refund-repository.js';
import { RefundEntity } from './refund.entity.js';

/** The refunds in Postgres; a unique index allows one per payment. */
@Injectable()
export class PostgresRefundRepository extends RefundRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(refund: Refund): Promise<boolean> {
    const { raw } = await this.repositories
      .write(RefundEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...toRow(refund), createdAt: this.clock.now() })
      .orUpdate([], ['intent_id'])
      .returning('id')
      .execute();
    return raw.length === 1;
  }

  find(id: string): Promise<Refund | undefined> {
    return this.findBy({ id });
  }

  findByIntent(intentId: string): Promise<Refund | undefined> {
    return this.findBy({ intentId });
  }

  async findByOrder(orderId: string): Promise<Refund | undefined> {
    return isId(orderId) ? this.findBy({ orderId }) : undefined;
  }

  async lock(id: string): Promise<Refund | undefined> {
    const row = await this.repositories
      .write(RefundEntity)
      .createQueryBuilder('refund')
      .setLock('for_no_key_update')
      .where('refund.id = :id', { id })
      .getOne();
    return row ? toRefund(row) : undefined;
  }

  async save(refund: Refund): Promise<void> {
    const { id, ...row } = toRow(refund);
    await this.repositories.write(RefundEntity).update({ id }, row);
  }

  async intentsToSync(since: Date): Promise<string[]> {
    const rows = await this.repositories.read(RefundEntity).find({
      select: { intentId: true },
      where: [{ status: 'sent' }, { status: 'refunded', createdAt: MoreThanOrEqual(since) }],
    });
    return rows.map(({ intentId }) => intentId);
  }

  private async findBy(key: { id: string } | { intentId: string } | { orderId: string }) {
    const row = await this.repositories.read(RefundEntity).findOneBy(key);
    return row ? toRefund(row) : undefined;
  }
}

const toRefund = (row: RefundEntity) =>
  ({
    id: row.id,
    intentId: row.intentId,
    orderId: row.orderId,
    amountCents: row.amountCents,
    reason: row.reason,
    status: row.status,
    keyNumber: row.keyNumber,
    keyUsedAt: row.keyUsedAt,
    error: row.error,
  }) satisfies Refund;

/**
 * A column that the domain lacks is a compile-time error here; a property that the table lacks, one
 * above.
 */
const toRow = (refund: Refund): Omit<RefundEntity, 'createdAt'> => ({ ...refund });
