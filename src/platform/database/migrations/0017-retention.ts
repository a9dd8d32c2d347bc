import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries of a job that nobody heard of again, and ways to find what is old enough to forget. */
export class Retention1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox
        ADD COLUMN begun boolean NOT NULL DEFAULT false,
        ADD COLUMN lost integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN outbox.begun IS 'a try has begun, and has not said yet how it ended';
      COMMENT ON COLUMN outbox.lost IS 'tries one after the other that never said how they ended';
      CREATE INDEX outbox_lost ON outbox (queue)
        WHERE begun AND lost >= 7 AND done_at IS NULL AND failed_at IS NULL;
      CREATE INDEX provider_event_received ON provider_event (received_at);
      CREATE INDEX refresh_token_old ON refresh_token (good_until) WHERE good_until IS NOT NULL;
      CREATE INDEX checkout_forgettable ON checkout (held_until)
        WHERE status IN ('released', 'refunded') AND customer_details IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_lost, provider_event_received, refresh_token_old, checkout_forgettable;
      ALTER TABLE outbox DROP COLUMN begun, DROP COLUMN lost;
    `);
  }
}
