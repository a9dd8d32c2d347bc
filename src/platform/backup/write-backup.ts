import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { variantName } from '../storage/image-name.js';
import type { ImageStore } from '../storage/image-store.js';
import { FORMAT, mediaName, pieceName, SECRET, type TableHead } from './archive-format.js';
import { ArchiveWriter } from './archive-writer.js';
import { copySql, ranMigrations, tablesOf } from './tables.js';

/** So much of a table is in memory at once, in bytes. */
const PIECE = 4 * 1024 * 1024;

export interface BackupSource {
  /** A connection of its own. */
  readonly client: Client;
  readonly media: ImageStore;
  /** The secret made in the data folder; undefined where the settings have one. */
  readonly secret: string | undefined;
}

export interface BackupSize {
  readonly rows: number;
  readonly files: number;
  /** ProductImages that rows name and the store does not have. */
  readonly missing: readonly string[];
}

/**
 * Writes all of a shop, as it was at one moment, into one archive; the shop may go on selling. Takes
 * as much memory for a big shop as for a small one.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<BackupSize> {
  const archive = new ArchiveWriter(path);
  const { client } = source;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const size = await writeAll(source, archive);
    await client.query('COMMIT');
    return size;
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function writeAll(
  { client, media, secret }: BackupSource,
  archive: ArchiveWriter,
): Promise<BackupSize> {
  const tables = await tablesOf(client);
  const migrations = await ranMigrations(client);
  await archive.begin({ format: FORMAT, madeAt: new Date().toISOString(), migrations, tables });
  if (secret) await archive.add(SECRET, Buffer.from(secret));
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = await writeTable(client, table, archive);
  const { files, missing } = await writeMedia(client, media, archive);
  await archive.finish({ rows, sequences: await sequencesOf(client), files });
  return { rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files, missing };
}

async function writeTable(
  client: Client,
  table: TableHead,
  archive: ArchiveWriter,
): Promise<number> {
  const stream = client.query(copyTo(`${copySql(table)} TO STDOUT`));
  let [parts, size, piece]: [Buffer[], number, number] = [[], 0, 0];
  const flush = async () => {
    if (size > 0) await archive.add(pieceName(table.name, piece++), Buffer.concat(parts));
    [parts, size] = [[], 0];
  };
  for await (const part of stream as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= PIECE) await flush();
  }
  await flush();
  return stream.rowCount;
}

/** Files never change under their names, so those of the moment are still the same. */
async function writeMedia(
  client: Client,
  media: ImageStore,
  archive: ArchiveWriter,
): Promise<{ files: number; missing: string[] }> {
  const missing: string[] = [];
  let files = 0;
  for await (const name of namesOf(client)) {
    const file = await media.get(name);
    if (file) await archive.add(mediaName(name), file.bytes);
    else missing.push(name);
    if (file) files++;
  }
  return { files, missing };
}

/** Every kept file, a few rows at a time. */
async function* namesOf(client: Client): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const { rows } = await client.query<{ name: string; widths: number[] }>(
      'SELECT name, widths FROM media WHERE name > $1 ORDER BY name LIMIT 500',
      [last],
    );
    if (rows.length === 0) return;
    for (const { name, widths } of rows) {
      last = name;
      yield name;
      for (const width of widths) yield variantName(name, width);
    }
  }
}

/**
 * Read after the rows: a number may be skipped after a restore, never given twice. From each sequence itself:
 * the overview does not tell where one goes on that a restore has set and nobody has used since.
 */
async function sequencesOf(client: Client): Promise<Record<string, string>> {
  const { rows: sequences } = await client.query<{ name: string; step: string }>(
    `SELECT sequencename AS name, increment_by AS step FROM pg_sequences
      WHERE schemaname = 'public' ORDER BY 1`,
  );
  const next: Record<string, string> = {};
  for (const { name, step } of sequences) {
    const { rows } = await client.query<{ next: string }>(
      `SELECT (last_value + CASE WHEN is_called THEN $1::bigint ELSE 0 END)::text AS next FROM "${name}"`,
      [step],
    );
    next[name] = rows[0]!.next;
  }
  return next;
}
