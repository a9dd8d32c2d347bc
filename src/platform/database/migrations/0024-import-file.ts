import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the file of an import, to which its audit entry leads. */
export class ImportFile1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import ADD file bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import DROP file');
  }
}
