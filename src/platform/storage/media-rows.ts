import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';

/** What is known of a stored image; pixels. */
export interface MediaRow {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The narrower copies that exist, smallest first. */
  readonly widths: readonly number[];
}

/** The table of images. */
@Injectable()
export class MediaRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an image, or renews the age of one that is known, so that the sweep spares it. Undefined
   * while the sweep is removing it.
   */
  async addOrRenew(
    media: Omit<MediaRow, 'widths'> & { mime: string },
  ): Promise<MediaRow | undefined> {
    const now = this.clock.now();
    const [row] = await this.database.write<MediaRow>(
      `INSERT INTO media (name, mime, width, height, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (name) DO UPDATE
         SET created_at = excluded.created_at, going_at = NULL,
             widths = CASE WHEN media.going_at IS NULL THEN media.widths ELSE '{}' END
        WHERE media.going_at IS NULL OR media.going_at < $6
       RETURNING name, width, height, widths`,
      [media.name, media.mime, media.width, media.height, now, abandonedBy(now)],
    );
    return row;
  }

  async find(name: string): Promise<MediaRow | undefined> {
    const [row] = await this.database.read<MediaRow>(
      'SELECT name, width, height, widths FROM media WHERE name = $1',
      [name],
    );
    return row;
  }

  /** Names the copies that exist, unless the image is gone or going meanwhile. */
  async setWidths(name: string, widths: readonly number[]): Promise<void> {
    const sql = 'UPDATE media SET widths = $2 WHERE name = $1 AND going_at IS NULL';
    await this.database.write(sql, [name, widths]);
  }

  /** Some images older than `before` that nothing shows. */
  async orphans(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.read<{ name: string }>(
      `SELECT name FROM media
        WHERE created_at < $1 AND (going_at IS NULL OR going_at < $3)
          AND NOT EXISTS (SELECT FROM media_reference r WHERE r.name = media.name)
        ORDER BY created_at LIMIT $2`,
      [before, limit, abandonedBy(this.clock.now())],
    );
    return rows.map(({ name }) => name);
  }

  /** Marks an orphan as going where it still is one: from now on nothing can begin to show it. */
  async markGoing(name: string, before: Date): Promise<boolean> {
    const now = this.clock.now();
    // Locked first, so that the next statement sees who began to show it just now.
    await this.database.write('SELECT FROM media WHERE name = $1 FOR UPDATE', [name]);
    const marked = await this.database.writeCount(
      `UPDATE media SET going_at = $3
        WHERE name = $1 AND created_at < $2 AND (going_at IS NULL OR going_at < $4)
          AND NOT EXISTS (SELECT FROM media_reference r WHERE r.name = media.name)`,
      [name, before, now, abandonedBy(now)],
    );
    return marked === 1;
  }

  /** Forgets an image whose files are gone. */
  async remove(name: string): Promise<void> {
    await this.database.write('DELETE FROM media WHERE name = $1 AND going_at IS NOT NULL', [name]);
  }
}

/** Whoever marked it before this time has given up: every call of a store ends sooner. */
function abandonedBy(now: Date): Date {
  return new Date(now.getTime() - 2 * 60_000);
}
