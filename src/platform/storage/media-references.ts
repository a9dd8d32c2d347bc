import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';

/** A name that no stored picture has. */
export class UnknownMedia extends Error {
  constructor() {
    super('there is no such picture');
  }
}

/** Which row of which module shows which pictures: what nothing shows is swept. */
@Injectable()
export class MediaReferences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Says what a row shows from now on, in place of what it showed; an empty list ends it. Joins
   * the caller's transaction. `owner` names the kind of row, for example `catalog.product`.
   * @throws UnknownMedia
   */
  async replace(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    // What is shown no more is kept for its time from now on.
    await this.database.write(
      `WITH gone AS (
         DELETE FROM media_reference WHERE owner = $1 AND owner_id = $2 AND name <> ALL ($3)
         RETURNING name
       )
       UPDATE media SET created_at = $4 FROM gone WHERE media.name = gone.name`,
      [owner, ownerId, names, this.clock.now()],
    );
    const wanted = [...new Set(names)];
    // Locked, so that the sweep cannot take them meanwhile.
    const known = await this.database.writeCount(
      'SELECT FROM media WHERE name = ANY ($1) ORDER BY name FOR KEY SHARE',
      [wanted],
    );
    if (known < wanted.length) throw new UnknownMedia();
    await this.keep(owner, ownerId, wanted);
  }

  /** Says that a row shows these pictures for good; those that are gone already are left out. */
  async keep(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.database.write(
      `INSERT INTO media_reference (owner, owner_id, name)
       SELECT $1, $2, name FROM media WHERE name = ANY ($3) ORDER BY name FOR KEY SHARE
       ON CONFLICT DO NOTHING`,
      [owner, ownerId, names],
    );
  }
}
