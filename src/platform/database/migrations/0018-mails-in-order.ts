import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the jobs of an order that are still to be done, so that its mails go out in their order. */
export class MailsInOrder1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outbox_of_order ON outbox ((payload->>'orderId'))
       WHERE done_at IS NULL AND failed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_of_order');
  }
}
