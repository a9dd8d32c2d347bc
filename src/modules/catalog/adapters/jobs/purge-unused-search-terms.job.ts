import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { PurgeUnusedSearchTerms } from '../../use-cases/purge-unused-search-terms.js';

const DAY_MS = 86_400_000;

/** Once a day, words that no product has any more stop being offered for misspelt ones. */
@Injectable()
export class PurgeUnusedSearchTermsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly purgeUnusedSearchTerms: PurgeUnusedSearchTerms,
  ) {}

  onApplicationBootstrap(): void {
    const work = () => this.purgeUnusedSearchTerms.execute();
    this.jobs.start({ name: 'catalog.forget-words', everyMs: DAY_MS, work });
  }
}
