import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how long accounts held much of a product, so that one cannot keep it from the others. */
export class HoldPeriod1700000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hold_period (
        checkout_id uuid NOT NULL,
        product_id uuid NOT NULL,
        held_from timestamptz NOT NULL,
        held_until timestamptz NOT NULL,
        user_id uuid NOT NULL,
        PRIMARY KEY (checkout_id, product_id, held_from)
      );
      CREATE INDEX hold_period_user ON hold_period (user_id, product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hold_period');
  }
}
