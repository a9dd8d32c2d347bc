import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time that all processes share. Tests replace the function by one with an offset. STABLE, so
 * that a condition on an index reads it once for a statement.
 */
export class ShopNow1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION shop_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
      AS 'SELECT clock_timestamp()'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION shop_now()');
  }
}
