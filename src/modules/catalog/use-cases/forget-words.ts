import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { CatalogueWords } from '../ports/catalogue-words.js';

/** Forgets the words that no live product has any more. */
@Injectable()
export class ForgetWords {
  constructor(
    private readonly words: CatalogueWords,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(): Promise<void> {
    await this.unitOfWork.run(() => this.words.forgetUnused());
  }
}
