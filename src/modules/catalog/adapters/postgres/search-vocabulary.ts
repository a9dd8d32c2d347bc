import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { SearchTermEntity } from './search-term.entity.js';
import { CategoryEntity } from './category.entity.js';
import { ProductSearchTermsEntity } from './product-search-terms.entity.js';
import { ProductEntity } from './product.entity.js';
import { learnOf } from './search-vocabulary.sql.js';

/**
 * The search terms of live products, when the visible data of each last changed, and the distinct
 * terms of the catalog, by which misspelled ones are corrected. Needs the caller's transaction.
 */
@Injectable()
export class SearchVocabulary {
  private readonly learnOfProducts = this.statements.sql(learnOf('product_id = ANY ($1)'), {});
  private readonly learnOfCategory = this.statements.sql(
    learnOf('product_id IN (SELECT id FROM product WHERE category_id = $1)'),
    {},
  );

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Rewrites the terms of these products. Waits while a category of theirs is being renamed. */
  async refresh(productIds: readonly string[]): Promise<void> {
    await this.repositories
      .write(CategoryEntity)
      .createQueryBuilder('category')
      .select('category.id')
      .where('category.id IN (SELECT category_id FROM product WHERE id = ANY (:productIds))')
      .setParameters({ productIds })
      .orderBy('category.id')
      .setLock('pessimistic_read')
      .getMany();
    await this.write('product.id = ANY (:productIds)', { productIds });
    await this.learnOfProducts.write([productIds]);
  }

  /** Rewrites the terms of a category's products; the category must be locked. */
  async refreshCategory(categoryId: string): Promise<void> {
    await this.write('product.categoryId = :categoryId', { categoryId });
    await this.learnOfCategory.write([categoryId]);
  }

  /** Removes a deleted product from the search. */
  async remove(productId: string): Promise<void> {
    await this.repositories.write(ProductSearchTermsEntity).delete({ productId });
  }

  /** Deletes the terms that no product has. A term added concurrently returns with the product's next edit. */
  async purge(): Promise<void> {
    await this.repositories
      .write(SearchTermEntity)
      .createQueryBuilder()
      .delete()
      .where(`word NOT IN (SELECT word FROM ts_stat('SELECT words FROM product_words'))`)
      .execute();
  }

  private async write(which: string, values: Record<string, unknown>): Promise<void> {
    await this.repositories
      .write(ProductSearchTermsEntity)
      .createQueryBuilder()
      .insert()
      .into(ProductSearchTermsEntity, ['productId', 'name', 'words', 'changedAt', 'tier'])
      .valuesFromSelect((query) =>
        query
          .select('product.id')
          .addSelect('lower(product.name)')
          .addSelect('product_words_of(product.name, category.title, product.description)')
          .addSelect(':now::timestamptz')
          .addSelect(
            'search_tier_of(search_popularity(product.unitsSold, product.quantity, product.createdAt))',
          )
          .from(ProductEntity, 'product')
          .innerJoin(CategoryEntity, 'category', 'category.id = product.categoryId')
          .where(`product.deletedAt IS NULL AND ${which}`)
          .setParameters({ ...values, now: this.clock.now() })
          .orderBy('product.id'),
      )
      .orUpdate(['name', 'words', 'changed_at', 'tier'], ['product_id'])
      .updateEntity(false)
      .execute();
  }
}
