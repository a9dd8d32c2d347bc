import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

/** The errors of a subscriber, which may name the address: they are cleared with the subscriber. */
export class RecipientErrors1700000000231 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'campaign_recipient_error',
      'ON campaign_recipient (subscriber_id) WHERE error IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX campaign_recipient_error');
  }
}
