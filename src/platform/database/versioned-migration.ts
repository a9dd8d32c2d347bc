import type { MigrationInterface } from 'typeorm';
import type { Release } from '../release.js';

/** A migration that states which builds may run on its result. */
export interface VersionedMigration extends MigrationInterface {
  /**
   * The oldest release that may run once this migration has. At most the newest release of the
   * CHANGELOG, because the release before always runs: what that one still reads or writes is
   * removed in a later release only.
   */
  readonly oldestBuild: Release;
}
