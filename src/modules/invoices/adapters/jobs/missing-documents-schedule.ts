import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { IssueMissingDocuments } from '../../use-cases/issue-missing-documents.js';

const EVERY_MS = 5 * MINUTE_MS;

/** Issues every five minutes what processes of the release before have left without documents. */
@Injectable()
export class MissingDocumentsSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly issueMissingDocuments: IssueMissingDocuments,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'invoices.issue-missing',
      everyMs: EVERY_MS,
      run: () => this.issueMissingDocuments.execute(),
    });
  }
}
