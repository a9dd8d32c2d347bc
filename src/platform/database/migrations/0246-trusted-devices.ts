import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** The devices that accounts trust, so that an account trusts five at most, and none after a change of credentials. */
export class TrustedDevices1700000000246 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trusted_device (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        device_hash text NOT NULL,
        proof text NOT NULL,
        credentials_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, device_hash, proof),
        CONSTRAINT trusted_device_proof_check CHECK (proof IN ('login', 'email'))
      );
      CREATE INDEX trusted_device_expiry ON trusted_device (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE trusted_device');
  }
}
