import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which imports are done, so that one that is sent again is not done again. */
export class Imports1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_import (
        key uuid PRIMARY KEY,
        created integer NOT NULL,
        edited integer NOT NULL,
        done_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_import');
  }
}
