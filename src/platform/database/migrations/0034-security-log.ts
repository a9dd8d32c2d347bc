import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Logins, changes of accounts, refunds and exports: who, from where, on which device. */
export class SecurityLog1700000000034 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE security_event (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        user_id uuid,
        actor_id uuid,
        address text,
        device text,
        trusted_device boolean,
        subject text,
        count integer NOT NULL CONSTRAINT security_event_count_check CHECK (count > 0),
        first_at timestamptz NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX security_event_at ON security_event (at, id);
      CREATE INDEX security_event_kind ON security_event (kind, at, id);
      CREATE INDEX security_event_user_id ON security_event (user_id, at);
      CREATE INDEX security_event_actor_id ON security_event (actor_id, at);
      CREATE INDEX security_event_address ON security_event (address text_pattern_ops, at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_event');
  }
}
