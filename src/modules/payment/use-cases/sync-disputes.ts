import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { forEachIsolated } from '../../../kernel/for-each-isolated.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { changedDisputes } from '../domain/dispute.js';
import { isProviderUnavailable } from '../domain/payment-errors.js';
import { disputeChanged } from '../domain/payment-events.js';
import { DisputeProvider } from '../ports/dispute-provider.js';
import { DisputeRepository } from '../ports/dispute-repository.js';

/** Longer than the provider repeats an event that nobody took, in ms. */
const LISTED_MS = 7 * 86_400_000;

/** Copies the disputes of payments from the provider. */
@Injectable()
export class SyncDisputes {
  constructor(
    private readonly disputes: DisputeRepository,
    private readonly provider: DisputeProvider,
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All that are open, here or at the provider, in case events were lost. */
  async all(): Promise<void> {
    const intentIds = new Set(await this.disputes.openIntents());
    const since = new Date(this.clock.now().getTime() - LISTED_MS);
    for await (const { intentId } of this.provider.listOpenedSince(since)) intentIds.add(intentId);
    await forEachIsolated(intentIds, (intentId) => this.execute(intentId), isProviderUnavailable);
  }

  /** Those of one payment, after an event about it. Events may be late: the provider is asked. */
  async execute(intentId: string): Promise<void> {
    const seen = await this.provider.ofIntent(intentId);
    await this.unitOfWork.run(async () => {
      const changed = changedDisputes(await this.disputes.ofIntent(intentId), seen);
      for (const dispute of changed) await this.disputes.save(dispute);
      if (changed.length > 0) await this.events.publish(disputeChanged, { intentId });
    });
  }
}
