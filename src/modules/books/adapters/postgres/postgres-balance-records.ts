import { Injectable } from '@nestjs/common';
import {
  BALANCE_KINDS,
  type BalanceKind,
  DIFFERENCE_KINDS,
} from '../../../../../common/contract/books.js';
import { asNumber, asText, nullable, oneOf } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { BalanceDifference, BalanceSums, StoredTransaction } from '../../domain/balance.js';
import { BalanceRecords } from '../../ports/balance-records.js';
import { BalanceCursorEntity } from './balance-cursor.entity.js';
import { BalanceTransactionEntity } from './balance-transaction.entity.js';

/** Where the payments of this shop are known. */
const INTENTS = [
  ['orders', 'transaction_id'],
  ['payment', 'intent_id'],
  ['balance_transaction', 'intent_id'],
] as const;

@Injectable()
export class PostgresBalanceRecords extends BalanceRecords {
  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  async readUntil(): Promise<Date> {
    return (await this.cursor()).readUntil;
  }

  async setReadUntil(readUntil: Date): Promise<void> {
    await this.repositories.write(BalanceCursorEntity).update({ id: 1 }, { readUntil });
  }

  async knownIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (const [table, column] of INTENTS) {
      const rows = await this.statements.select({
        select: { intentId: computed(`known.${column}`, asText) },
        build: (query) =>
          query.from(table, 'known').where(`known.${column} = ANY (:intentIds)`, { intentIds }),
      });
      for (const { intentId } of rows) known.add(intentId);
    }
    return known;
  }

  async add(transactions: readonly StoredTransaction[]): Promise<ReadonlySet<string>> {
    const result = await this.repositories
      .write(BalanceTransactionEntity)
      .createQueryBuilder()
      .insert()
      .values([...transactions])
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    const added = this.statements.returned(
      { raw: result.raw as unknown },
      columns(BalanceTransactionEntity, 'balance_transaction', ['id']),
    );
    return new Set(added.map(({ id }) => id));
  }

  async sums(): Promise<BalanceSums> {
    const cursor = await this.cursor();
    const rows = await this.statements.select({
      select: {
        kind: computed('entry.kind', oneOf(BALANCE_KINDS)),
        cents: sum('entry.amount_cents'),
        feeCents: sum('entry.fee_cents'),
        pendingCents: computed(
          `coalesce(sum(entry.amount_cents - entry.fee_cents)
             FILTER (WHERE entry.available_at > ${SHOP_NOW}), 0)::float8`,
          asNumber,
        ),
      },
      build: (query) => query.from(BalanceTransactionEntity, 'entry').groupBy('entry.kind'),
    });
    const cents = (kind: BalanceKind) => rows.find((row) => row.kind === kind)?.cents ?? 0;
    return {
      ...cursor,
      cents: {
        ...{ charge: cents('charge'), refund: cents('refund'), dispute: cents('dispute') },
        ...{ payout: cents('payout'), fee: cents('fee'), other: cents('other') },
      },
      feeCents: rows.reduce((total, row) => total + row.feeCents, 0),
      pendingCents: rows.reduce((total, row) => total + row.pendingCents, 0),
    };
  }

  /** Of a view, which its migration has. */
  differences(limit: number): Promise<readonly BalanceDifference[]> {
    return this.statements.select({
      select: {
        kind: computed('difference.kind', oneOf(DIFFERENCE_KINDS)),
        id: computed('difference.id', asText),
        orderId: computed('difference.order_id', nullable(asText)),
        orderNumber: computed('difference.order_number', nullable(asNumber)),
        ourCents: computed('difference.our_cents', nullable(asNumber)),
        theirCents: computed('difference.their_cents', nullable(asNumber)),
      },
      build: (query) =>
        query
          .from('balance_difference', 'difference')
          .orderBy('difference.order_number', 'DESC', 'NULLS LAST')
          .addOrderBy('difference.kind')
          .addOrderBy('difference.id')
          .limit(limit),
    });
  }

  private async cursor(): Promise<{ since: Date; readUntil: Date }> {
    const [row] = await this.statements.select({
      select: columns(BalanceCursorEntity, 'cursor', ['since', 'readUntil']),
      build: (query) => query.from(BalanceCursorEntity, 'cursor'),
    });
    if (!row) throw new Error('balance_cursor has no row.');
    return row;
  }
}

const sum = (column: string) => computed(`coalesce(sum(${column}), 0)::float8`, asNumber);
