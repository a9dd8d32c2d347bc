import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

const STATES = `'waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'skipped'`;

/** Allows unconfirmed emails of campaigns that staff have left as they are. */
export class DismissedEmails1700000000233 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE campaign_recipient
      DROP CONSTRAINT campaign_recipient_state_check,
      ADD CONSTRAINT campaign_recipient_state_check CHECK (state IN (${STATES}, 'dismissed'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE campaign_recipient SET state = 'unconfirmed' WHERE state = 'dismissed';
      ALTER TABLE campaign_recipient
        DROP CONSTRAINT campaign_recipient_state_check,
        ADD CONSTRAINT campaign_recipient_state_check CHECK (state IN (${STATES}))`);
  }
}
