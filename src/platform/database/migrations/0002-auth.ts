import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People, their sessions and password resets, and what admins did. */
export class Auth1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE TABLE person (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
        address text,
        phone text,
        image text,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX person_email ON person (lower(email));
      CREATE INDEX person_created ON person (created_at, id);
      CREATE INDEX person_search ON person USING gin (name gin_trgm_ops, email gin_trgm_ops);
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX session_person ON session (person_id);
      CREATE INDEX session_expiry ON session (expires_at);
      CREATE TABLE refresh_token (
        hash text PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
        good_until timestamptz
      );
      COMMENT ON COLUMN refresh_token.good_until IS 'null for the newest token of its session';
      CREATE UNIQUE INDEX refresh_token_newest ON refresh_token (session_id)
        WHERE good_until IS NULL;
      CREATE INDEX refresh_token_session ON refresh_token (session_id);
      CREATE TABLE password_reset (
        id uuid PRIMARY KEY,
        person_id uuid REFERENCES person ON DELETE CASCADE,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_reset_person ON password_reset (person_id);
      CREATE INDEX password_reset_expiry ON password_reset (expires_at);
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        person_id uuid REFERENCES person ON DELETE SET NULL,
        action text NOT NULL,
        subject text NOT NULL,
        before jsonb,
        after jsonb
      );
      CREATE INDEX audit_entry_at ON audit_entry (at, id);
      CREATE INDEX audit_entry_person ON audit_entry (person_id, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry, password_reset, refresh_token, session, person');
  }
}
