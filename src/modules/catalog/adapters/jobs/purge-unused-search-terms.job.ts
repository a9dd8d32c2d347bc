import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { PurgeUnusedSearchTerms } from '../../use-cases/purge-unused-search-terms.js';

/** Deletes search terms that no product has any longer, so that they are not offered as corrections. Daily. */
@Injectable()
export class PurgeUnusedSearchTermsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly purgeUnusedSearchTerms: PurgeUnusedSearchTerms,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => this.purgeUnusedSearchTerms.execute();
    this.jobs.start({ name: 'catalog.forget-words', everyMs: DAY_MS, run });
  }
}
