import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The subscribers of one status, in either order, without reading the others. */
export class SubscriberStatus1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX subscriber_status_created ON subscriber (status, created_at, id);
      CREATE INDEX subscriber_status_email ON subscriber (status, lower(email), id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX subscriber_status_created, subscriber_status_email');
  }
}
