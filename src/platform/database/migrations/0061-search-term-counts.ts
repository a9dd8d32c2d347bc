import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** How many products have a search term, by which a search chooses its plan. */
export class SearchTermCounts1700000000061 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog_word ADD products integer, ADD named integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE catalog_word DROP products, DROP named');
  }
}
