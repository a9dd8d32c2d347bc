import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';

/** What is known of a stored picture; pixels. */
export interface MediaRow {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The narrower copies that exist, smallest first. */
  readonly widths: readonly number[];
}

/** The table of pictures. */
@Injectable()
export class MediaRows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Adds a picture, or renews the age of one that is known; locks it until the end. */
  async addOrRenew(media: Omit<MediaRow, 'widths'> & { mime: string }): Promise<MediaRow> {
    const [row] = await this.database.write<MediaRow>(
      `INSERT INTO media (name, mime, width, height, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (name) DO UPDATE SET created_at = excluded.created_at
       RETURNING name, width, height, widths`,
      [media.name, media.mime, media.width, media.height, this.clock.now()],
    );
    return row!;
  }

  async find(name: string): Promise<MediaRow | undefined> {
    const [row] = await this.database.read<MediaRow>(
      'SELECT name, width, height, widths FROM media WHERE name = $1',
      [name],
    );
    return row;
  }

  /** False when the picture is gone meanwhile. */
  async setWidths(name: string, widths: readonly number[]): Promise<boolean> {
    const sql = 'UPDATE media SET widths = $2 WHERE name = $1';
    return (await this.database.writeCount(sql, [name, widths])) === 1;
  }

  /** Some pictures older than `before` that nothing shows. */
  async orphans(before: Date, limit: number): Promise<string[]> {
    const rows = await this.database.read<{ name: string }>(
      `SELECT name FROM media
        WHERE created_at < $1
          AND NOT EXISTS (SELECT FROM media_reference r WHERE r.name = media.name)
        ORDER BY created_at LIMIT $2`,
      [before, limit],
    );
    return rows.map(({ name }) => name);
  }

  /** Removes an orphan where it still is one; answers the widths of its copies. */
  async removeOrphan(name: string, before: Date): Promise<readonly number[] | undefined> {
    // Locked first, so that the next statement sees who began to show it just now.
    await this.database.write('SELECT FROM media WHERE name = $1 FOR UPDATE', [name]);
    const [row] = await this.database.write<{ widths: number[] }>(
      `DELETE FROM media
        WHERE name = $1 AND created_at < $2
          AND NOT EXISTS (SELECT FROM media_reference r WHERE r.name = media.name)
        RETURNING widths`,
      [name, before],
    );
    return row?.widths;
  }
}
