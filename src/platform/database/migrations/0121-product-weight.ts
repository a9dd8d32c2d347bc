import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** What delivery and taxes depend on: the weight and the tax class of a product. */
export class ProductWeight1700000000121 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product
        ADD weight_grams integer
          CONSTRAINT product_weight_grams_check CHECK (weight_grams > 0),
        ADD tax_class text NOT NULL DEFAULT 'standard'
          CONSTRAINT product_tax_class_check CHECK (tax_class IN ('standard', 'reduced', 'exempt'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP weight_grams, DROP tax_class');
  }
}
