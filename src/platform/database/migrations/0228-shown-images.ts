import type { QueryRunner } from 'typeorm';
import type { VersionedMigration } from '../versioned-migration.js';

/**
 * Whether an image was seen to be shown since it last ceased to be. The sweep sets it, and looks only at the others;
 * a trigger takes it back, whichever release removes a reference.
 */
export class ShownImages1700000000228 implements VersionedMigration {
  readonly oldestBuild = '0.2.0';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media ADD COLUMN is_shown boolean NOT NULL DEFAULT false;

      CREATE FUNCTION recheck_image() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- Also where it is false: the lock has the sweep leave the image out until this is committed.
          UPDATE media SET is_shown = false WHERE name = OLD.name;
          RETURN NULL;
        END
      $$;
      CREATE TRIGGER media_reference_removed AFTER DELETE OR UPDATE OF name ON media_reference
        FOR EACH ROW EXECUTE FUNCTION recheck_image();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER media_reference_removed ON media_reference;
      DROP FUNCTION recheck_image();
      ALTER TABLE media DROP COLUMN is_shown;
    `);
  }
}
