import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a purchase comes from, as a keyed hash: declined cards count for it. */
export class CheckoutOrigin1700000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout ADD origin text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE checkout DROP origin');
  }
}
