import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { ScheduledJobs } from '../../../../platform/queue/scheduled-jobs.js';
import { ProviderEventLog } from '../../ports/provider-event-log.js';

const DAY_MS = 86_400_000;
/** Providers send an event again for some days; none after that comes twice. */
const KEPT_MS = 35 * DAY_MS;
/** Few enough that nobody waits for the transaction. */
const AT_ONCE = 5_000;

/** Deletes the provider's events of long ago, else they would only ever grow. */
@Injectable()
export class PurgeProviderEvents implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly log: ProviderEventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'payment.forget-events',
      everyMs: DAY_MS,
      work: () => this.forget(),
    });
  }

  async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const some = () => this.unitOfWork.run(() => this.log.forget(before, AT_ONCE));
    while ((await some()) === AT_ONCE);
  }
}
