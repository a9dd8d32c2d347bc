import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The images of returns, with the keys that open their files. */
export class ReturnImages1700000000190 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE order_return_image (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        return_id uuid REFERENCES order_return,
        position integer,
        name text NOT NULL REFERENCES media ON DELETE CASCADE,
        file_key bytea NOT NULL,
        CONSTRAINT order_return_image_position_check CHECK
          ((return_id IS NULL) = (position IS NULL) AND position BETWEEN 1 AND 3)
      );
      CREATE INDEX order_return_image_order ON order_return_image (order_id);
      CREATE UNIQUE INDEX order_return_image_position ON order_return_image (return_id, position);
      CREATE UNIQUE INDEX order_return_image_name ON order_return_image (name);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_return_image;
      -- So that the sweep deletes the files.
      DELETE FROM media_reference WHERE owner = 'returns.return';
    `);
  }
}
