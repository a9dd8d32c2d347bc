import { Injectable } from '@nestjs/common';
import { asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { type AnyQuery, Statements } from '../../../../platform/database/statements.js';
import { ReportedIntents } from '../../ports/payments.js';
import { DisputeEntity, FraudWarningEntity } from './payment-reports.entity.js';

@Injectable()
export class PostgresReportedIntents extends ReportedIntents {
  /** Read for each order that is placed. */
  private readonly reported = this.statements.prepare({
    select: { id: computed('report.id', asText) },
    params: ['intentId'],
    build: fromReports,
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  async has(intentId: string): Promise<boolean> {
    return (await this.reported.many({ intentId })).length > 0;
  }
}

function fromReports(query: AnyQuery): AnyQuery {
  const parts = [DisputeEntity, FraudWarningEntity].map((entity) =>
    query
      .createQueryBuilder()
      .select('reported.id', 'id')
      .from(entity, 'reported')
      .where('reported.intentId = :intentId')
      .getQuery(),
  );
  return query.from(`(${parts.join(' UNION ALL ')})`, 'report').limit(1);
}
