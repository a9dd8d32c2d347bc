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
/** Of a payment; without one they are of something that was charged elsewhere. */
const PAYMENT_KINDS: readonly BalanceTransaction['kind'][] = ['charge', 'refund', 'dispute'];
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
    const unknown: BalanceTransaction[] = [];
    for await (const transaction of this.provider.listCreatedSince(since)) {
      batch.push(transaction);
      if (batch.length < BATCH) continue;
      unknown.push(...(await this.store(batch, own)));
      batch = [];
    }
    unknown.push(...(await this.store(batch, own)));
    // The newest come first: the charge of a refund or dispute may have been stored since.
    for (let from = 0; from < unknown.length; from += BATCH) {
      await this.store(unknown.slice(from, from + BATCH), own);
    }
    await this.unitOfWork.run(() => this.records.setReadUntil(startedAt));
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
    const kept = batch
      .filter(isOwn)
      .map(({ installation: _installation, ...transaction }) => transaction);
    await this.add(kept);
    return batch.filter((each) => !isOwn(each) && each.installation === null);
  }

  private async add(kept: readonly StoredTransaction[]): Promise<void> {
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
