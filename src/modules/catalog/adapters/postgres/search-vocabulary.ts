import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { SearchVocabulary } from '../../ports/search-vocabulary.js';

/**
 * Keeps the words that live products are found by, and when what is shown of them last changed.
 * Needs the caller's transaction.
 */
@Injectable()
export class ProductWords extends SearchVocabulary {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Writes the words of these products anew. A category that is being renamed is waited for. */
  async refresh(productIds: readonly string[]): Promise<void> {
    await this.database.write(
      `SELECT FROM category
        WHERE id IN (SELECT category_id FROM product WHERE id = ANY($1)) ORDER BY id FOR SHARE`,
      [productIds],
    );
    await this.database.write(
      `INSERT INTO product_words (product_id, name, words, changed_at)
       SELECT product.id, lower(name), product_words_of(name, title, description), $2
         FROM product JOIN category ON category.id = category_id
        WHERE product.id = ANY($1) ORDER BY product.id
       ON CONFLICT (product_id)
          DO UPDATE SET (name, words, changed_at) =
                        (excluded.name, excluded.words, excluded.changed_at)`,
      [productIds, this.clock.now()],
    );
    await this.learn('product_id = ANY($1)', [productIds]);
  }

  /** Writes the words of a category's products anew; the category must be locked. */
  async refreshCategory(categoryId: string): Promise<void> {
    await this.database.write(
      `UPDATE product_words
          SET words = product_words_of(product.name, title, description), changed_at = $2
         FROM product JOIN category ON category.id = category_id
        WHERE product.id = product_id AND category_id = $1`,
      [categoryId, this.clock.now()],
    );
    await this.learn('product_id IN (SELECT id FROM product WHERE category_id = $1)', [categoryId]);
  }

  async remove(productIds: readonly string[]): Promise<void> {
    await this.database.write('DELETE FROM product_words WHERE product_id = ANY($1)', [productIds]);
  }

  /** A word that a product gets at this very moment comes back with its next edit. */
  async forgetUnused(): Promise<void> {
    await this.database.write(
      `DELETE FROM catalog_word WHERE word NOT IN (
         SELECT word FROM ts_stat('SELECT words FROM product_words'))`,
    );
  }

  /** New words join the catalog's in one order, so that two writers never wait for each other. */
  private async learn(products: string, values: readonly unknown[]): Promise<void> {
    await this.database.write(
      `INSERT INTO catalog_word (word)
       SELECT DISTINCT found.word COLLATE "C" FROM product_words, unnest(tsvector_to_array(words)) found (word)
        WHERE ${products}
          AND NOT EXISTS (SELECT FROM catalog_word c WHERE c.word = found.word)
        ORDER BY 1 ON CONFLICT DO NOTHING`,
      values,
    );
  }
}
