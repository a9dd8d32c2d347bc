import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';

/** A name that no stored image has. */
export class UnknownMedia extends Error {
  constructor() {
    super('there is no such image');
  }
}

/** Which row of which module shows which images: what nothing shows is swept. */
@Injectable()
export class MediaReferences {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The same as `replaceAll` for one row. @throws UnknownMedia */
  async replace(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.replaceAll(owner, new Map([[ownerId, names]]));
  }

  /**
   * Says what each row shows from now on, in place of what it showed; an empty list ends it. Joins
   * the caller's transaction. `owner` names the kind of row, for example `catalog.product`.
   * @throws UnknownMedia
   */
  async replaceAll(owner: string, shown: ReadonlyMap<string, readonly string[]>): Promise<void> {
    const pairs = [...shown].flatMap(([id, names]) => names.map((name) => [id, name] as const));
    const ids = pairs.map(([id]) => id);
    const names = pairs.map(([, name]) => name);
    // What is shown no more is kept for its time from now on.
    await this.database.write(
      `WITH gone AS (
         DELETE FROM media_reference WHERE owner = $1 AND owner_id = ANY ($2)
            AND (owner_id, name) NOT IN (SELECT * FROM unnest($3::text[], $4::text[]))
         RETURNING name
       )
       UPDATE media SET created_at = $5 FROM gone WHERE media.name = gone.name`,
      [owner, [...shown.keys()], ids, names, this.clock.now()],
    );
    // Locked, so that the sweep cannot take them meanwhile.
    const known = await this.database.writeCount(
      'SELECT FROM media WHERE name = ANY ($1) AND going_at IS NULL ORDER BY name FOR KEY SHARE',
      [names],
    );
    if (known < new Set(names).size) throw new UnknownMedia();
    await this.database.write(
      `INSERT INTO media_reference (owner, owner_id, name)
       SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
      [owner, ids, names],
    );
  }

  /** Those of these names that a stored image has. */
  async known(names: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.read<{ name: string }>(
      'SELECT name FROM media WHERE name = ANY ($1) AND going_at IS NULL',
      [names],
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Says that a row shows these images for good; those that are gone already are left out. */
  async keep(owner: string, ownerId: string, names: readonly string[]): Promise<void> {
    await this.database.write(
      `INSERT INTO media_reference (owner, owner_id, name)
       SELECT $1, $2, name FROM media WHERE name = ANY ($3) AND going_at IS NULL
        ORDER BY name FOR KEY SHARE
       ON CONFLICT DO NOTHING`,
      [owner, ownerId, names],
    );
  }
}
