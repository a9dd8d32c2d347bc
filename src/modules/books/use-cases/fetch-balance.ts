import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderQueries } from '../../orders/index.js';
import { type BalanceTransaction, BalanceTransactions } from '../../payment/index.js';
import { feeCentsOf, type StoredTransaction } from '../domain/balance.js';
import { amountsOfFee } from '../domain/ledger-amounts.js';
import { BalanceRecords } from '../ports/balance-records.js';
import { OwnInstallation } from '../ports/own-installation.js';
import { CorrectEntries } from './correct-entries.js';

const BATCH = 100;
/** The provider may list a transaction that late, in ms. */
const OVERLAP_MS = 3_600_000;

/** Fetches the movements of the balance at the card provider, and enters their fees. */
@Injectable()
export class FetchBalance {
  constructor(
    private readonly provider: BalanceTransactions,
    private readonly records: BalanceRecords,
    private readonly installation: OwnInstallation,
    private readonly correctEntries: CorrectEntries,
    private readonly orders: OrderQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Those since the last finished run, less an hour, in batches. @throws ProviderUnavailable: the next run
   * starts there again.
   */
  async execute(): Promise<void> {
    const startedAt = this.clock.now();
    const own = await this.installation.id();
    const since = new Date((await this.records.readUntil()).getTime() - OVERLAP_MS);
    let batch: BalanceTransaction[] = [];
    for await (const transaction of this.provider.listCreatedSince(since)) {
      batch.push(transaction);
      if (batch.length < BATCH) continue;
      await this.store(batch, own);
      batch = [];
    }
    await this.store(batch, own);
    await this.unitOfWork.run(() => this.records.setReadUntil(startedAt));
  }

  private async store(batch: readonly BalanceTransaction[], own: string): Promise<void> {
    const intentIds = batch.flatMap(({ intentId }) => intentId ?? []);
    const known = await this.records.knownIntents(intentIds);
    // Of another installation in the same account.
    const isForeign = ({ intentId, installation }: BalanceTransaction) =>
      intentId !== null && installation !== own && !known.has(intentId);
    const kept = batch
      .filter((each) => !isForeign(each))
      .map(({ installation: _installation, ...transaction }) => transaction);
    if (kept.length === 0) return;
    await this.unitOfWork.run(async () => {
      const added = await this.records.add(kept);
      for (const transaction of kept) {
        if (added.has(transaction.id)) await this.enterFee(transaction);
      }
    });
  }

  private async enterFee(transaction: StoredTransaction): Promise<void> {
    const { id, intentId, createdAt: eventAt } = transaction;
    const amounts = amountsOfFee(feeCentsOf(transaction));
    if (amounts.length === 0) return;
    const order = intentId === null ? undefined : await this.orders.findByTransaction(intentId);
    const source = { kind: 'balance_transaction', id } as const;
    await this.correctEntries.execute(
      { source, amounts, orderId: order?.id ?? null, intentId },
      { eventAt },
    );
  }
}
