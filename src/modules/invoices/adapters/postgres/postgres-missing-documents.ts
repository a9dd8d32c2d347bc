import { Injectable } from '@nestjs/common';
import { refundLastChange } from '../../../../platform/backup/invariants/refund-last-change.js';
import { asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { settledUntil } from '../../../../platform/database/settled-until.js';
import { Statements } from '../../../../platform/database/statements.js';
import { MissingDocuments, type UndocumentedRefund } from '../../ports/billing-documents.js';
import { BillingCoverageEntity } from './entities.js';

const NOT_COVERED = '(SELECT until FROM billing_coverage)';
const STANDING_NOTE = `EXISTS (SELECT FROM billing_document
  WHERE refund_id = refund.id AND kind = 'credit_note' AND reversed_by IS NULL)`;
const invoiceOf = (orderId: string) =>
  `EXISTS (SELECT FROM billing_document WHERE order_id = ${orderId} AND kind = 'invoice')`;

/** Reads tables of several modules, as an invariant check does. */
@Injectable()
export class PostgresMissingDocuments extends MissingDocuments {
  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  coverable(): Promise<Date> {
    return settledUntil(this.statements, BillingCoverageEntity);
  }

  async orders(limit: number): Promise<readonly string[]> {
    const rows = await this.statements.select({
      select: { orderId: computed('orders.id', asText) },
      build: (query) =>
        query
          .from('orders', 'orders')
          .where(`orders.created_at >= ${NOT_COVERED}`)
          .andWhere('EXISTS (SELECT FROM checkout WHERE checkout.id = orders.checkout_id)')
          .andWhere(`NOT ${invoiceOf('orders.id')}`)
          .orderBy('orders.created_at')
          .limit(limit),
    });
    return rows.map(({ orderId }) => orderId);
  }

  async refunds(limit: number): Promise<readonly UndocumentedRefund[]> {
    const whole = await this.refundsOf('refund', limit);
    return [...whole, ...(await this.refundsOf('partial_refund', limit))].slice(0, limit);
  }

  async cover(until: Date): Promise<void> {
    await this.repositories
      .write(BillingCoverageEntity)
      .createQueryBuilder()
      .update()
      .set({ until })
      .where('until < :until', { until })
      .execute();
  }

  private refundsOf(table: 'refund' | 'partial_refund', limit: number) {
    return this.statements.select({
      select: {
        refundId: computed('refund.id', asText),
        intentId: computed('refund.intent_id', asText),
      },
      build: (query) =>
        query
          .from(table, 'refund')
          // By the index.
          .where(`${refundLastChange('refund')} >= ${NOT_COVERED}`)
          .andWhere(`refund.settled_at >= ${NOT_COVERED}`)
          .andWhere(invoiceOf('refund.order_id'))
          .andWhere(`(refund.status = 'refunded' AND refund.amount_cents > 0) <> ${STANDING_NOTE}`)
          .orderBy(refundLastChange('refund'))
          .limit(limit),
    });
  }
}
