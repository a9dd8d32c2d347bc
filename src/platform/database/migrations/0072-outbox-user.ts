import type { QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../change-schema.js';
import type { VersionedMigration } from '../versioned-migration.js';

const INDEX = 'outbox_user';

/** Finds the emails about an account. The jobs of orders are not in it, so they do not pay for it. */
export class OutboxUser1700000000072 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      INDEX,
      `ON outbox ((payload ->> 'personId'), created_at, id) WHERE queue = 'mail' AND payload ? 'personId'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${INDEX}`);
  }
}
