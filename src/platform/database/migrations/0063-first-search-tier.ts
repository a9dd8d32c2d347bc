import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The search terms of the first tier. Without a list of pending entries, which each search would read. */
export class FirstSearchTier1700000000063 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'product_words_first_tier',
      'ON product_words USING gin (words) WITH (fastupdate = off) WHERE tier = 1',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_words_first_tier');
  }
}
