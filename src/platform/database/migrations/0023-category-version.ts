import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the edits of a category, so that an edit of an older state can be refused. */
export class CategoryVersion1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE category ADD version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE category DROP version');
  }
}
