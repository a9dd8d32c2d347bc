import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { columns } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { FraudWarning, ReportedFraudWarning } from '../../domain/fraud-warning.js';
import { FraudWarningRepository } from '../../ports/payment-reports.js';
import { FraudWarningEntity } from './payment-reports.entity.js';

const PROPERTIES = [
  'id',
  'intentId',
  'amountCents',
  'fraudType',
  'isActionable',
  'issuedAt',
  'dismissedAt',
] as const satisfies readonly (keyof FraudWarning)[];

/** The early fraud warnings in Postgres. */
@Injectable()
export class PostgresFraudWarningRepository extends FraudWarningRepository {
  private readonly byIntent = this.statements.prepare({
    select: columns(FraudWarningEntity, 'warning', PROPERTIES),
    params: ['intentId'],
    build: (query) =>
      query
        .from(FraudWarningEntity, 'warning')
        .where('warning.intentId = :intentId')
        .orderBy('warning.issuedAt')
        .addOrderBy('warning.id'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  ofIntent(intentId: string): Promise<readonly FraudWarning[]> {
    return this.byIntent.many({ intentId });
  }

  async save(warning: ReportedFraudWarning): Promise<void> {
    await this.repositories.write(FraudWarningEntity).upsert({ ...warning }, ['id']);
  }

  async dismiss(intentId: string, dismissedAt: Date): Promise<void> {
    await this.repositories
      .write(FraudWarningEntity)
      .update({ intentId, dismissedAt: IsNull() }, { dismissedAt });
  }

  async pendingIntents(): Promise<string[]> {
    const rows = await this.repositories
      .read(FraudWarningEntity)
      .createQueryBuilder('warning')
      .select('warning.intentId', 'intentId')
      .distinct()
      .where('warning.isActionable AND warning.dismissedAt IS NULL')
      .getRawMany<Pick<FraudWarning, 'intentId'>>();
    return rows.map(({ intentId }) => intentId);
  }
}
