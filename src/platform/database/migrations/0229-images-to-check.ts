import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The images that the sweep looks at. */
export class ImagesToCheck1700000000229 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'media_to_check',
      'ON media (created_at) WHERE NOT is_shown',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX media_to_check');
  }
}
