import { Injectable } from '@nestjs/common';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import type { Dispute } from '../../domain/dispute.js';
import { DisputeRepository } from '../../ports/payment-reports.js';
import { DisputeEntity, UNSETTLED } from './payment-reports.entity.js';

const PROPERTIES = [
  'id',
  'intentId',
  'amountCents',
  'withdrawnCents',
  'reason',
  'status',
  'answerBy',
  'openedAt',
] as const satisfies readonly (keyof Dispute)[];

@Injectable()
export class PostgresDisputeRepository extends DisputeRepository {
  private readonly byIntent = this.statements.prepare({
    select: columns(DisputeEntity, 'dispute', PROPERTIES),
    params: ['intentId'],
    build: (query) =>
      query
        .from(DisputeEntity, 'dispute')
        .where('dispute.intentId = :intentId')
        .orderBy('dispute.openedAt')
        .addOrderBy('dispute.id'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly transactionLock: TransactionLock,
  ) {
    super();
  }

  lock(intentId: string): Promise<void> {
    return this.transactionLock.take(`payment-reports ${intentId}`);
  }

  ofIntent(intentId: string): Promise<readonly Dispute[]> {
    return this.byIntent.many({ intentId });
  }

  async save(dispute: Dispute): Promise<void> {
    await this.repositories.write(DisputeEntity).upsert({ ...dispute }, ['id']);
  }

  async unsettledIntents(): Promise<string[]> {
    const rows = await this.repositories
      .read(DisputeEntity)
      .createQueryBuilder('dispute')
      .select('dispute.intentId', 'intentId')
      .distinct()
      .where(UNSETTLED)
      .getRawMany<Pick<Dispute, 'intentId'>>();
    return rows.map(({ intentId }) => intentId);
  }
}
