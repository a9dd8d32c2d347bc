import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** Terms that share many trigrams with a misspelled one; an expression, so that no plan prefers the other index. */
export class SimilarSearchTerms1700000000066 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'catalog_word_similar',
      'ON catalog_word USING gin (lower(word) gin_trgm_ops) WITH (fastupdate = off)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX catalog_word_similar');
  }
}
