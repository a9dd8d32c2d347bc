import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { SearchIndex } from '../../ports/search-index.js';

/** Counts the products of each search term, by which searches choose their plan. Daily. */
@Injectable()
export class CountSearchTermsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly index: SearchIndex,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.index.countTerms();
    this.jobs.start({ name: 'catalog.count-search-terms', everyMs: DAY_MS, run });
  }
}
