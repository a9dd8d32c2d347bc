import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/** Invitations to the staff that are open; one that was accepted or withdrawn has no row. */
export class StaffInvitations1700000000053 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_invitation (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        staff_role text NOT NULL CONSTRAINT staff_invitation_role_check
          CHECK (staff_role IN ('owner', 'manager', 'support', 'warehouse', 'analyst')),
        token_hash text NOT NULL UNIQUE,
        sends int NOT NULL,
        invited_by uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX staff_invitation_email ON staff_invitation (lower(email));
      CREATE INDEX staff_invitation_invited_by ON staff_invitation (invited_by);
      CREATE INDEX staff_invitation_sent ON staff_invitation (sent_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_invitation');
  }
}
