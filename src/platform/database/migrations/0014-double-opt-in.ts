import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers who have not confirmed yet that they want the newsletter. */
export class DoubleOptIn1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscriber
        ADD COLUMN asked_at timestamptz,
        DROP CONSTRAINT subscriber_status_check,
        ADD CONSTRAINT subscriber_status_check
          CHECK (status IN ('pending', 'active', 'canceled', 'unsubscribed'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM subscriber WHERE status = 'pending';
      ALTER TABLE subscriber
        DROP COLUMN asked_at,
        DROP CONSTRAINT subscriber_status_check,
        ADD CONSTRAINT subscriber_status_check
          CHECK (status IN ('active', 'canceled', 'unsubscribed'));
    `);
  }
}
