import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When what is shown of a product last changed, in an index that tells all of a sitemap. */
export class Sitemap1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_words
        ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now(),
        DROP CONSTRAINT product_words_pkey,
        ADD PRIMARY KEY (product_id) INCLUDE (changed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product_words
        DROP CONSTRAINT product_words_pkey,
        ADD PRIMARY KEY (product_id),
        DROP COLUMN changed_at;
    `);
  }
}
