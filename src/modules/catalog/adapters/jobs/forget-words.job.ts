import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedJobs } from '../../../../platform/queue/repeated-jobs.js';
import { ForgetWords } from '../../use-cases/forget-words.js';

const DAY_MS = 86_400_000;

/** Once a day, words that no product has any more stop being offered for misspelt ones. */
@Injectable()
export class ForgetWordsJob implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: RepeatedJobs,
    private readonly forgetWords: ForgetWords,
  ) {}

  onApplicationBootstrap(): void {
    const work = () => this.forgetWords.execute();
    this.jobs.start({ name: 'catalog.forget-words', everyMs: DAY_MS, work });
  }
}
