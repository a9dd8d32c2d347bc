import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The signs of life of the worker processes. */
export class Worker1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE worker (
        id uuid PRIMARY KEY,
        seen_at timestamptz NOT NULL,
        stopped_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE worker');
  }
}
