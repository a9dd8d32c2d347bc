import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Newsletter campaigns, the email of each recipient, and the rate that all processes share. */
export class Campaigns1700000000092 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE campaign (
        id uuid PRIMARY KEY,
        subject text NOT NULL,
        preview text NOT NULL,
        body text NOT NULL,
        state text NOT NULL CONSTRAINT campaign_state_check
          CHECK (state IN ('draft', 'scheduled', 'sending', 'paused', 'sent')),
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        user_id uuid REFERENCES users ON DELETE SET NULL,
        send_at timestamptz,
        started_at timestamptz,
        finished_at timestamptz,
        recipients integer NOT NULL DEFAULT 0,
        is_listed boolean NOT NULL DEFAULT false,
        listed_to uuid
      );
      CREATE INDEX campaign_created ON campaign (created_at, id);
      CREATE INDEX campaign_state_created ON campaign (state, created_at, id);
      CREATE INDEX campaign_active ON campaign (send_at) WHERE state IN ('scheduled', 'sending');
      CREATE TABLE campaign_recipient (
        campaign_id uuid NOT NULL REFERENCES campaign ON DELETE CASCADE,
        subscriber_id uuid NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CONSTRAINT campaign_recipient_state_check
          CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'skipped')),
        claim uuid,
        leased_until timestamptz,
        begun_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        error text,
        unsubscribed_at timestamptz,
        PRIMARY KEY (campaign_id, subscriber_id)
      );
      CREATE INDEX campaign_recipient_state ON campaign_recipient (campaign_id, state, subscriber_id);
      CREATE INDEX campaign_recipient_unsubscribed ON campaign_recipient (campaign_id)
        WHERE unsubscribed_at IS NOT NULL;
      CREATE TABLE campaign_pace (
        id integer PRIMARY KEY CONSTRAINT campaign_pace_id_check CHECK (id = 1),
        next_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE campaign_pace, campaign_recipient, campaign');
  }
}
