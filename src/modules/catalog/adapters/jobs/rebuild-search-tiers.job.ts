import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { SearchIndex } from '../../ports/search-index.js';

const HOUR_MS = 3_600_000;

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
