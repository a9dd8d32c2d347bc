import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Tax rates by country, state and class; none, so that nothing is taxed. */
export class TaxRates1700000000122 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tax_rate (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        country text NOT NULL,
        state text,
        tax_class text NOT NULL
          CONSTRAINT tax_rate_tax_class_check CHECK (tax_class IN ('standard', 'reduced')),
        rate_millionths integer NOT NULL
          CONSTRAINT tax_rate_rate_millionths_check CHECK (rate_millionths BETWEEN 0 AND 1000000),
        taxes_delivery boolean NOT NULL,
        version integer NOT NULL
      );
      CREATE UNIQUE INDEX tax_rate_place ON tax_rate (country, COALESCE(state, ''), tax_class);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE tax_rate');
  }
}
