import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who makes a product, and the products of one brand by their price. */
export class ProductBrand1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product ADD brand text
        CONSTRAINT product_brand_check CHECK (char_length(brand) BETWEEN 1 AND 60);
      CREATE INDEX product_brand ON product (lower(brand), final_price_cents, id)
        WHERE deleted_at IS NULL AND brand IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP brand');
  }
}
