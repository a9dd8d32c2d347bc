import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '../../../../kernel/time.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { SearchIndex } from '../../ports/search-index.js';
import { PurgeUnusedSearchTerms } from '../../use-cases/purge-unused-search-terms.js';

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

/** Has products of before brands were searched be found by theirs. Hourly, and through after the first run. */
@Injectable()
export class AddSearchBrandsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly index: SearchIndex,
  ) {}

  onApplicationBootstrap(): void {
    const run = (signal: AbortSignal) => this.index.addBrands(signal);
    this.jobs.start({ name: 'catalog.add-search-brands', everyMs: HOUR_MS, run });
  }
}
