import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { Clock, HOUR_MS } from '../../../kernel/time.js';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { ForeignRefunds, OrderQueries } from '../../orders/index.js';
import {
  type BalanceTransaction,
  BalanceTransactions,
  isProviderUnavailable,
  Refunds,
} from '../../payment/index.js';
import {
  feeCentsOf,
  isRefundByHand,
  isReturnedRefund,
  recordIdOf,
  type StoredMovement,
} from '../domain/balance.js';
import { amountsOfFee } from '../domain/ledger-amounts.js';
import { BalanceRecords, OwnInstallation } from '../ports/balance-records.js';
import { CorrectEntries } from './correct-entries.js';

const BATCH = 100;
/** Of a payment; without one they are of something that was charged elsewhere. */
const PAYMENT_KINDS: readonly BalanceTransaction['kind'][] = ['charge', 'refund', 'dispute'];
/** The provider may list a transaction that late, in ms. */
const OVERLAP_MS = HOUR_MS;
/** What is read again beside the balance, in ms, and how often while it moves. */
const NEWEST_MS = 120_000;
const MOST_TRIES = 3;

/** Payments of which the balance says more than the shop may know, by their ids. */
interface ChangedPayments {
  /** Something was refunded by hand. */
  readonly byHand: Set<string>;
  /** The bank returned a refund. */
  readonly returned: Set<string>;
}

/**
 * Fetches the movements of the balance at the card provider, and enters their fees. Refunds that were made by
 * hand are entered, and those that a bank returned have failed, in case their events were lost.
 */
@Injectable()
export class FetchBalance {
  constructor(
    private readonly provider: BalanceTransactions,
    private readonly records: BalanceRecords,
    private readonly installation: OwnInstallation,
    private readonly correctEntries: CorrectEntries,
    private readonly orders: OrderQueries,
    private readonly foreignRefunds: ForeignRefunds,
    private readonly refunds: Refunds,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Those since the last finished run, less an hour, in batches; then compares both sides. @throws
   * ProviderUnavailable: the next run starts there again. ProviderRefused, where the key may not read the balance.
   * AggregateError, at the end, where refunds could not be entered or updated: the runs of the next hour try again.
   */
  async execute(): Promise<void> {
    const startedAt = this.clock.now();
    const since = (await this.records.readUntil()).getTime() - OVERLAP_MS;
    const refusals = await this.updateRefunds(await this.fetchSince(new Date(since)));
    await this.unitOfWork.run(() => this.records.setReadUntil(startedAt));
    await this.unitOfWork.run(() => this.records.compare());
    if (await this.storeSettledBalance(new Date(startedAt.getTime() - NEWEST_MS))) {
      await this.unitOfWork.run(() => this.records.setFetched());
    }
    if (refusals) throw refusals;
  }

  /** Resolves to what was refused, which keeps no other from its turn. @throws ProviderUnavailable */
  private async updateRefunds({
    byHand,
    returned,
  }: ChangedPayments): Promise<AggregateError | undefined> {
    const updates = [
      ...[...byHand].map((intentId) => () => this.foreignRefunds.execute(intentId)),
      ...[...returned].map((intentId) => () => this.refunds.sync(intentId)),
    ];
    try {
      await forEachIsolated(updates, (update) => update(), isProviderUnavailable);
    } catch (error) {
      if (error instanceof AggregateError) return error;
      throw error;
    }
    return undefined;
  }

  /**
   * Stores the balance once no movement has changed it between two reads. False where each of its tries saw
   * it change.
   */
  private async storeSettledBalance(since: Date): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const before = await this.providerCents();
      await this.fetchSince(since);
      if ((await this.providerCents()) !== before) continue;
      await this.unitOfWork.run(() => this.records.setBalance(before, this.clock.now()));
      return true;
    }
    return false;
  }

  private async providerCents(): Promise<number> {
    const balances = await this.provider.balances();
    const own = balances.find(({ currency }) => currency === CURRENCY);
    return own ? own.availableCents + own.pendingCents : 0;
  }

  private async fetchSince(since: Date): Promise<ChangedPayments> {
    const changed: ChangedPayments = { byHand: new Set(), returned: new Set() };
    const own = await this.installation.id();
    let batch: BalanceTransaction[] = [];
    const unknown: BalanceTransaction[] = [];
    for await (const transaction of this.provider.listCreatedSince(since)) {
      if (isRefundByHand(transaction)) changed.byHand.add(transaction.intentId);
      if (isReturnedRefund(transaction)) changed.returned.add(transaction.intentId);
      batch.push(transaction);
      if (batch.length < BATCH) continue;
      unknown.push(...(await this.store(batch, own)));
      batch = [];
    }
    unknown.push(...(await this.store(batch, own)));
    // The newest come first: the charge of a refund or dispute may have been stored since.
    for (let from = 0; from < unknown.length; from += BATCH) {
      const others = await this.store(unknown.slice(from, from + BATCH), own);
      await this.add(others.map((each) => toStored(each, false)));
    }
    return changed;
  }

  /** Resolves to those that may be of a payment of another installation in the same account. */
  private async store(
    batch: readonly BalanceTransaction[],
    own: string,
  ): Promise<BalanceTransaction[]> {
    const intentIds = batch.flatMap(({ intentId }) => intentId ?? []);
    const known = await this.records.knownIntents(intentIds);
    const isOwn = ({ kind, intentId, installation }: BalanceTransaction) =>
      installation === own ||
      (intentId === null ? !PAYMENT_KINDS.includes(kind) : known.has(intentId));
    const isUnknown = (each: BalanceTransaction) => !isOwn(each) && each.installation === null;
    const stored = batch.filter((each) => !isUnknown(each));
    await this.add(stored.map((each) => toStored(each, isOwn(each))));
    return batch.filter(isUnknown);
  }

  private async add(movements: readonly StoredMovement[]): Promise<void> {
    if (movements.length === 0) return;
    await this.unitOfWork.run(async () => {
      const added = await this.records.add(movements);
      for (const movement of movements) {
        if (added.has(movement.id)) await this.enterFee(movement);
      }
    });
  }

  /** The books are in one currency: a fee in another is shown by the reconciliation alone. */
  private async enterFee(movement: StoredMovement): Promise<void> {
    const { id, intentId, createdAt: eventAt } = movement;
    const isEntered = movement.isOwn && movement.currency === CURRENCY;
    const amounts = isEntered ? amountsOfFee(feeCentsOf(movement)) : [];
    if (amounts.length === 0) return;
    const order = intentId === null ? undefined : await this.orders.findByTransaction(intentId);
    const source = { kind: 'balance_transaction', id } as const;
    await this.correctEntries.execute(
      { source, amounts, orderId: order?.id ?? null, intentId },
      { eventAt },
    );
  }
}

function toStored(
  { installation: _installation, refundId, ...movement }: BalanceTransaction,
  isOwn: boolean,
): StoredMovement {
  return { ...movement, recordId: recordIdOf(movement, refundId), isOwn };
}
