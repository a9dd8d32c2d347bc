import { Injectable } from '@nestjs/common';
import type { BalanceKind } from '../../../../../common/contract/books.js';
import { CURRENCY } from '../../../../../common/contract/order.js';
import type { Page, PageRequest } from '../../../../kernel/page.js';
import { asIs, asNumber, asText, nullable } from '../../../../platform/database/decode.js';
import { exactlyOne } from '../../../../platform/database/exactly-one.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { orderedBy, selectPage } from '../../../../platform/database/select-page.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import {
  type BalanceDifference,
  type BalanceState,
  type CurrencySums,
  movedCents,
  type StoredMovement,
} from '../../domain/balance.js';
import { BalanceRecords } from '../../ports/balance-records.js';
import {
  BalanceCursorEntity,
  BalanceDifferenceEntity,
  BalanceSumEntity,
  BalanceTransactionEntity,
} from './balance.entity.js';

/** Where the payments of this shop are known. */
const INTENTS = [
  ['orders', 'transaction_id', 'true'],
  ['payment', 'intent_id', 'true'],
  ['balance_transaction', 'intent_id', 'known.is_own'],
] as const;

const CURSOR_PROPERTIES = [
  ...(['since', 'readUntil', 'comparedUntil', 'openingCents'] as const),
  ...(['providerCents', 'balanceCents', 'balanceAt'] as const),
] as const;
const AGE_SECONDS = `extract(epoch FROM ${SHOP_NOW} - cursor.fetchedAt)::float8`;
const SUM_PROPERTIES = ['currency', 'kind', 'isOwn', 'cents', 'feeCents'] as const;
const DIFFERENCE_PROPERTIES = [
  ...(['kind', 'id', 'orderId', 'ourCents', 'theirCents'] as const),
  ...(['currency', 'type', 'changedAt'] as const),
] as const;

/** Keeps sums beside the movements, added up with each batch, so that no screen reads all of them. */
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

  async setFetched(): Promise<void> {
    await this.repositories
      .write(BalanceCursorEntity)
      .update({ id: 1 }, { fetchedAt: () => SHOP_NOW });
  }

  async ageSeconds(): Promise<number | null> {
    const [row] = await this.statements.select({
      select: { seconds: computed(AGE_SECONDS, nullable(asNumber)) },
      build: (query) => query.from(BalanceCursorEntity, 'cursor'),
    });
    return row?.seconds ?? null;
  }

  async knownIntents(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (const [table, column, condition] of INTENTS) {
      const rows = await this.statements.select({
        select: { intentId: computed(`known.${column}`, asText) },
        build: (query) =>
          query
            .from(table, 'known')
            .where(`known.${column} = ANY (:intentIds) AND ${condition}`, { intentIds }),
      });
      for (const { intentId } of rows) known.add(intentId);
    }
    return known;
  }

  async add(movements: readonly StoredMovement[]): Promise<ReadonlySet<string>> {
    const result = await this.repositories
      .write(BalanceTransactionEntity)
      .createQueryBuilder()
      .insert()
      .values([...movements])
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    const added = this.statements.returned(
      { raw: result.raw as unknown },
      columns(BalanceTransactionEntity, 'balance_transaction', ['id']),
    );
    const ids = added.map(({ id }) => id);
    if (ids.length > 0)
      await this.callFunction('add_to_balance_sums(CAST(:ids AS text[]))', { ids });
    return new Set(ids);
  }

  async setBalance(providerCents: number, at: Date): Promise<void> {
    const [cursor, sums] = [await this.cursor(), await this.sums()];
    const moved = sums
      .filter(({ currency }) => currency === CURRENCY)
      .reduce((sum, each) => sum + movedCents(each), 0);
    const openingCents = cursor.openingCents ?? providerCents - moved;
    await this.repositories
      .write(BalanceCursorEntity)
      .update(
        { id: 1 },
        { openingCents, providerCents, balanceCents: openingCents + moved, balanceAt: at },
      );
  }

  async compare(): Promise<void> {
    await this.callFunction('store_balance_differences()');
  }

  async state(): Promise<BalanceState> {
    const { since, readUntil, comparedUntil, openingCents, ...cursor } = await this.cursor();
    const { providerCents, balanceCents, balanceAt: at } = cursor;
    const isRead = providerCents !== null && balanceCents !== null && at !== null;
    return {
      since,
      readUntil,
      comparedUntil,
      openingCents,
      sums: await this.sums(),
      read: isRead ? { providerCents, balanceCents, at } : null,
    };
  }

  differences(page: PageRequest): Promise<Page<BalanceDifference>> {
    return selectPage(this.statements, page, {
      select: {
        ...columns(BalanceDifferenceEntity, 'difference', DIFFERENCE_PROPERTIES),
        orderNumber: computed('orders.number', nullable(asNumber)),
      },
      from: (query) =>
        query
          .from(BalanceDifferenceEntity, 'difference')
          .leftJoin('orders', 'orders', 'orders.id = difference.orderId'),
      order: (query) =>
        orderedBy(query, ['difference.changedAt', 'difference.kind', 'difference.id'], true),
    });
  }

  private async sums(): Promise<readonly CurrencySums[]> {
    const [rows, pending] = [await this.sumsByKind(), await this.pending()];
    return [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => {
      const ofCurrency = rows.filter((row) => row.currency === currency);
      const own = ofCurrency.filter(({ isOwn }) => isOwn);
      const others = ofCurrency.filter(({ isOwn }) => !isOwn);
      const cents = (kind: BalanceKind) => own.find((row) => row.kind === kind)?.cents ?? 0;
      return {
        currency,
        cents: {
          charge: cents('charge'),
          refund: cents('refund'),
          dispute: cents('dispute'),
          payout: cents('payout'),
          fee: cents('fee'),
          other: cents('other'),
        },
        feeCents: own.reduce((sum, row) => sum + row.feeCents, 0),
        othersCents: others.reduce((sum, row) => sum + row.cents - row.feeCents, 0),
        pendingCents: pending.find((row) => row.currency === currency)?.cents ?? 0,
      };
    });
  }

  private sumsByKind() {
    return this.statements.select({
      select: columns(BalanceSumEntity, 'entry', SUM_PROPERTIES),
      build: (query) => query.from(BalanceSumEntity, 'entry'),
    });
  }

  /** Of the movements of the last days, by their index. */
  private pending() {
    return this.statements.select({
      select: {
        currency: computed('entry.currency', asText),
        cents: computed('sum(entry.amount_cents - entry.fee_cents)::float8', asNumber),
      },
      build: (query) =>
        query
          .from(BalanceTransactionEntity, 'entry')
          .where(`entry.available_at > ${SHOP_NOW}`)
          .groupBy('entry.currency'),
    });
  }

  /** Of the migration, in the caller's transaction. */
  private async callFunction(call: string, parameters: Readonly<Record<string, unknown>> = {}) {
    await this.statements.select({
      select: { done: computed(call, asIs) },
      build: (query) => query.from(BalanceCursorEntity, 'cursor').setParameters(parameters),
    });
  }

  private async cursor() {
    const rows = await this.statements.select({
      select: columns(BalanceCursorEntity, 'cursor', CURSOR_PROPERTIES),
      build: (query) => query.from(BalanceCursorEntity, 'cursor'),
    });
    return exactlyOne(rows, 'balance_cursor');
  }
}
