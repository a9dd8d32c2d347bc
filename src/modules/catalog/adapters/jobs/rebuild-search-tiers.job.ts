import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HOUR_MS } from '../../../../kernel/durations.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { SearchIndex } from '../../ports/search-index.js';

/** Moves products to the search tier that their sales have brought them to. Hourly. */
@Injectable()
export class RebuildSearchTiersJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly index: SearchIndex,
  ) {}

  onApplicationBootstrap(): void {
    const run = (signal: AbortSignal) => this.index.rebuildTiers(signal);
    this.jobs.start({ name: 'catalog.search-tiers', everyMs: HOUR_MS, run });
  }
}
