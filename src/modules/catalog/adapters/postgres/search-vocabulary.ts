import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/time.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { ProductSearchTermsEntity, SearchTermEntity } from './search.entity.js';
import { CategoryEntity } from './category.entity.js';
import { ProductEntity } from './product.entity.js';
import { learnOf } from './search-vocabulary.sql.js';

/** Terms per transaction: each is looked up in the index of all products. */
const PURGE_BATCH = 1_000;
/** SQL for a query of exactly this term, whatever characters it has. */
const EXACT_TERM = `('''' || replace(replace("catalog_word"."word", '\\', '\\\\'), '''', '''''') || '''')`;

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

  /** Rewrites the terms of these products; a trigger adds their brands. Waits while a category of theirs is being renamed. */
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

  /** Adds the brands of these products to their terms, by the trigger `product_words_brand`. */
  async addBrands(productIds: readonly string[]): Promise<void> {
    await this.repositories
      .write(ProductSearchTermsEntity)
      .createQueryBuilder()
      .update()
      .set({ words: () => 'words' })
      .where('product_id = ANY (:productIds)', { productIds })
      .execute();
    await this.learnOfProducts.write([productIds]);
  }

  /** Removes a deleted product from the search. */
  async remove(productId: string): Promise<void> {
    await this.repositories.write(ProductSearchTermsEntity).delete({ productId });
  }

  /**
   * Deletes those of the next terms that no product has; returns the last term that it looked at, or undefined
   * where no more follow. A term added concurrently returns with the product's next edit.
   */
  async purge(after: string): Promise<string | undefined> {
    const terms = this.repositories.write(SearchTermEntity);
    const next = await terms
      .createQueryBuilder('term')
      .select('term.word')
      .where('term.word > :after', { after })
      .orderBy('term.word')
      .limit(PURGE_BATCH)
      .getMany();
    const words = next.map(({ word }) => word);
    await terms
      .createQueryBuilder()
      .delete()
      .where('word = ANY (:words)', { words })
      .andWhere(`NOT EXISTS (SELECT FROM product_words WHERE words @@ ${EXACT_TERM}::tsquery)`)
      .execute();
    return words.length < PURGE_BATCH ? undefined : words.at(-1);
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
