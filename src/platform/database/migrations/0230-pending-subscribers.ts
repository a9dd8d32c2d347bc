import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The subscribers who have not confirmed, by when they were asked, so that those of long ago are found. */
export class PendingSubscribers1700000000230 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'subscriber_pending_asked',
      "ON subscriber (asked_at) WHERE status = 'pending'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX subscriber_pending_asked');
  }
}
