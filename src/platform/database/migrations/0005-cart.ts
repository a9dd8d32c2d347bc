import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shoppers mean to buy: one row for each person and product. */
export class Cart1700000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cart_item (
        id uuid PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        product_id uuid NOT NULL REFERENCES product (id),
        quantity integer NOT NULL CHECK (quantity >= 1),
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX cart_item_person_product ON cart_item (person_id, product_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cart_item');
  }
}
