import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Repositories } from '../../../../platform/database/repositories.js';
import type { FraudWarning, ReportedFraudWarning } from '../../domain/fraud-warning.js';
import { FraudWarningRepository } from '../../ports/fraud-warning-repository.js';
import { FraudWarningEntity } from './fraud-warning.entity.js';

/** The early fraud warnings in Postgres. */
@Injectable()
export class PostgresFraudWarningRepository extends FraudWarningRepository {
  constructor(private readonly repositories: Repositories) {
    super();
  }

  async ofIntent(intentId: string): Promise<readonly FraudWarning[]> {
    return this.repositories
      .read(FraudWarningEntity)
      .find({ where: { intentId }, order: { issuedAt: 'ASC', id: 'ASC' } });
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
