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

  async execute(): Promise<void> {
    await this.unitOfWork.run(() => this.products.purgeSearchTerms());
  }
}
