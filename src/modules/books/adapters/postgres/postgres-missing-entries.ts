import { Injectable } from '@nestjs/common';
import { enteredCents } from '../../../../platform/backup/invariants/book-invariants.js';
import { refundLastChange } from '../../../../platform/backup/invariants/refund-last-change.js';
import { asDate, asText, nullable } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { settledUntil } from '../../../../platform/database/settled-until.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import { MissingEntries } from '../../ports/ledger-entries.js';
import { LedgerCoverageEntity } from './ledger.entity.js';

const NOT_COVERED = '(SELECT until FROM ledger_coverage)';

/** Reads tables of several modules, as an invariant check does. */
@Injectable()
export class PostgresMissingEntries extends MissingEntries {
  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  coverable(): Promise<Date> {
    return settledUntil(this.statements, LedgerCoverageEntity);
  }

  async incompleteOrders(limit: number): Promise<readonly string[]> {
    const found = [
      await this.withoutEntries(limit),
      await this.withUnenteredRefunds('refund', limit),
      await this.withUnenteredRefunds('partial_refund', limit),
      await this.withUnenteredDisputes(limit),
    ].flat();
    return [...new Set(found)].slice(0, limit);
  }

  async cover(until: Date): Promise<void> {
    await this.repositories
      .write(LedgerCoverageEntity)
      .createQueryBuilder()
      .update()
      .set({ until, openedAt: () => `coalesce(opened_at, ${SHOP_NOW})` })
      .where('until < :until', { until })
      .execute();
  }

  async lastDay(): Promise<string> {
    const [row] = await this.statements.select({
      select: columns(LedgerCoverageEntity, 'coverage', ['lastDay']),
      build: (query) => query.from(LedgerCoverageEntity, 'coverage'),
    });
    if (!row) throw new Error('ledger_coverage has no row.');
    return row.lastDay;
  }

  async closingTime(): Promise<Date | undefined> {
    const [row] = await this.statements.select({
      select: { at: computed('ledger_closing_time()', nullable(asDate)) },
      build: (query) => query.from(LedgerCoverageEntity, 'coverage'),
    });
    return row?.at ?? undefined;
  }

  async closePastDays(day: string, at: Date): Promise<void> {
    await this.repositories
      .write(LedgerCoverageEntity)
      .createQueryBuilder()
      .update()
      .set({ lastDay: day, lastDayAt: at })
      .where('lastDay < :day', { day })
      .execute();
  }

  async openingUntil(): Promise<Date | undefined> {
    const [row] = await this.statements.select({
      select: { since: computed('coverage.since', asDate) },
      build: (query) =>
        query.from(LedgerCoverageEntity, 'coverage').where('coverage.opened_at IS NULL'),
    });
    return row?.since;
  }

  private async withoutEntries(limit: number): Promise<string[]> {
    const rows = await this.statements.select({
      select: { orderId: computed('orders.id', asText) },
      build: (query) =>
        query
          .from('orders', 'orders')
          .where(`orders.created_at >= ${NOT_COVERED}`)
          .andWhere(
            `NOT EXISTS (SELECT FROM ledger_entry
               WHERE source_kind = 'order' AND source_id = orders.id::text)`,
          )
          .orderBy('orders.created_at')
          .limit(limit),
    });
    return rows.map(({ orderId }) => orderId);
  }

  private async withUnenteredRefunds(
    table: 'refund' | 'partial_refund',
    limit: number,
  ): Promise<string[]> {
    const rows = await this.statements.select({
      select: { orderId: computed('refund.order_id', asText) },
      build: (query) =>
        query
          .from(table, 'refund')
          .where('refund.order_id IS NOT NULL')
          // By the index.
          .andWhere(`${refundLastChange('refund')} >= ${NOT_COVERED}`)
          .andWhere(`coalesce(refund.settled_at, refund.created_at) >= ${NOT_COVERED}`)
          .andWhere(
            `CASE refund.status WHEN 'refunded' THEN -refund.amount_cents ELSE 0 END
               <> ${enteredCents('refund', 'refund.id')}`,
          )
          .orderBy(refundLastChange('refund'))
          .limit(limit),
    });
    return rows.map(({ orderId }) => orderId);
  }

  /** Whoever stores what a dispute has taken enters it, if its order is there: so only new orders lack some. */
  private async withUnenteredDisputes(limit: number): Promise<string[]> {
    const rows = await this.statements.select({
      select: { orderId: computed('orders.id', asText) },
      build: (query) =>
        query
          .from('orders', 'orders')
          .innerJoin('dispute', 'dispute', 'dispute.intent_id = orders.transaction_id')
          .where(`orders.created_at >= ${NOT_COVERED}`)
          .andWhere(`-dispute.withdrawn_cents <> ${enteredCents('dispute', 'dispute.id')}`)
          .orderBy('orders.created_at')
          .limit(limit),
    });
    return rows.map(({ orderId }) => orderId);
  }
}
