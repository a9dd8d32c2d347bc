import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Says in a column of its own what a job is about, so that the outbox orders jobs without reading
 * their payloads. Jobs written before, also those that an admin may still retry, get theirs here.
 */
export class OrderingKey1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ADD COLUMN ordering_key text;
      UPDATE outbox SET ordering_key = payload->>'orderId'
       WHERE done_at IS NULL AND queue = 'mail' AND payload->>'orderId' IS NOT NULL;
      DROP INDEX outbox_of_order;
      CREATE INDEX outbox_ordering ON outbox (ordering_key)
       WHERE ordering_key IS NOT NULL AND done_at IS NULL AND failed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox DROP COLUMN ordering_key;
      CREATE INDEX outbox_of_order ON outbox ((payload->>'orderId'))
       WHERE done_at IS NULL AND failed_at IS NULL;
    `);
  }
}
