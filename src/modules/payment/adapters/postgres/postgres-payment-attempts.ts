import { Injectable } from '@nestjs/common';
import { columns } from '../../../../platform/database/fields.js';
import { Statements } from '../../../../platform/database/statements.js';
import { type AttemptCounts, OUTCOME_EVENTS } from '../../domain/payment-attempt.js';
import { type AttemptSample, PaymentAttempts } from '../../ports/payment-attempts.js';
import { ProviderEventEntity } from './entities.js';

const { succeeded, declined } = OUTCOME_EVENTS;

/** Counts some of the stored events of the card provider, found by the index of their times. */
@Injectable()
export class PostgresPaymentAttempts extends PaymentAttempts {
  private readonly newest = this.statements.prepare({
    select: columns(ProviderEventEntity, 'event', ['type']),
    params: ['after', 'before', 'most'],
    build: (query) =>
      query
        .from(ProviderEventEntity, 'event')
        .where(`event.type IN ('${succeeded}', '${declined}')`)
        .andWhere('event.receivedAt >= :after AND event.receivedAt < :before')
        .orderBy('event.receivedAt', 'DESC'),
    tail: 'LIMIT :most',
  });

  constructor(private readonly statements: Statements) {
    super();
  }

  async count({ after, before, most }: AttemptSample): Promise<AttemptCounts> {
    const events = await this.newest.many({ after, before, most });
    const ofType = (wanted: string) => events.filter(({ type }) => type === wanted).length;
    return { succeeded: ofType(succeeded), declined: ofType(declined) };
  }
}
