import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Reconciliation, type UnmatchedPayment } from '../../ports/reconciliation.js';
import { ReconciliationCursorEntity, UnmatchedPaymentEntity } from './entities.js';

const AT_MOST = 1_000;

/** The cursor is the only row of its table. */
@Injectable()
export class PostgresReconciliation extends Reconciliation {
  constructor(
    private readonly repositories: Repositories,
    private readonly clock: Clock,
  ) {
    super();
  }

  async lastRun(): Promise<Date | undefined> {
    const cursors = this.repositories.read(ReconciliationCursorEntity);
    const cursor = await cursors.findOneBy({ one: true });
    return cursor?.reconciledTo;
  }

  async setLastRun(startedAt: Date): Promise<void> {
    await this.repositories
      .write(ReconciliationCursorEntity)
      .createQueryBuilder()
      .insert()
      .values({ one: true, reconciledTo: startedAt })
      .orUpdate(['reconciled_to'], ['one'])
      .execute();
  }

  async record({ intentId, amountCents, reason }: UnmatchedPayment): Promise<void> {
    const row = {
      intentId,
      amountCents: String(amountCents),
      reason,
      seenAt: this.clock.now(),
    } satisfies UnmatchedPaymentEntity;
    await this.repositories
      .write(UnmatchedPaymentEntity)
      .createQueryBuilder()
      .insert()
      .values(row)
      .orIgnore()
      .execute();
  }

  async unmatchedIntents(): Promise<string[]> {
    const rows = await this.repositories.read(UnmatchedPaymentEntity).find({
      select: { intentId: true },
      order: { seenAt: 'ASC', intentId: 'ASC' },
      take: AT_MOST,
    });
    return rows.map(({ intentId }) => intentId);
  }

  async clear(intentId: string): Promise<void> {
    await this.repositories.write(UnmatchedPaymentEntity).delete({ intentId });
  }
}
