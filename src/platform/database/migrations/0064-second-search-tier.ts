import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The search terms of the first two tiers. Without a list of pending entries, which each search would read. */
export class SecondSearchTier1700000000064 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'product_words_second_tier',
      'ON product_words USING gin (words) WITH (fastupdate = off) WHERE tier <= 2',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX product_words_second_tier');
  }
}
