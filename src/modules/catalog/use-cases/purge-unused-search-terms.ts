import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { ProductRepository } from '../ports/product-repository.js';

/** Deletes the search terms that no live product has any more. */
@Injectable()
export class PurgeUnusedSearchTerms {
  constructor(
    private readonly products: ProductRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** In short transactions, however many terms there are. */
  async execute(): Promise<void> {
    const purgeAfter = (term: string) =>
      this.unitOfWork.run(() => this.products.purgeSearchTerms(term));
    let last: string | undefined = '';
    while (last !== undefined) last = await purgeAfter(last);
  }
}
