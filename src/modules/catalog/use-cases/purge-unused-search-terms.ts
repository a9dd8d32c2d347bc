import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { SearchVocabulary } from '../ports/search-vocabulary.js';

/** Forgets the words that no live product has any more. */
@Injectable()
export class PurgeUnusedSearchTerms {
  constructor(
    private readonly vocabulary: SearchVocabulary,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(): Promise<void> {
    await this.unitOfWork.run(() => this.vocabulary.forgetUnused());
  }
}
