import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Second factors of accounts, and the challenges that a login or a proof is completed by. */
export class SecondFactors1700000000052 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE totp_factor (
        user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        secret text NOT NULL,
        created_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        last_step int
      );
      CREATE TABLE passkey (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      );
      CREATE INDEX passkey_user_id ON passkey (user_id);
      CREATE TABLE recovery_code (
        user_id uuid REFERENCES users ON DELETE CASCADE,
        hash text,
        PRIMARY KEY (user_id, hash)
      );
      CREATE TABLE factor_challenge (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        purpose text NOT NULL
          CONSTRAINT factor_challenge_purpose_check CHECK (purpose IN ('login', 'proof', 'passkey')),
        passkey_challenge text,
        credentials_hash text,
        trusted_device boolean NOT NULL DEFAULT false,
        attempts int NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX factor_challenge_user_id ON factor_challenge (user_id);
      CREATE INDEX factor_challenge_expiry ON factor_challenge (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE factor_challenge, recovery_code, passkey, totp_factor');
  }
}
