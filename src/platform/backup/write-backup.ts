import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { exactlyOne } from '../database/exactly-one.js';
import { variantName } from '../storage/image-name.js';
import type { ImageStore } from '../storage/image-store.js';
import type { Archive } from './archive.js';
import { FORMAT, mediaName, pieceName, SECRET, type TableHead } from './archive-format.js';
import { ArchiveWriter } from './archive-writer.js';
import { copySql, ranMigrations, tablesOf } from './tables.js';

/** Maximum size of a piece, which bounds the memory used, in bytes. */
const PIECE = 4 * 1024 * 1024;

export interface BackupSource {
  /** A dedicated connection. */
  readonly client: Client;
  readonly media: ImageStore;
  /** The generated secret of the data folder; undefined where the settings provide one. */
  readonly secret: string | undefined;
}

export interface BackupSize {
  readonly rows: number;
  readonly files: number;
  /** Images that something shows and the store does not have. */
  readonly missing: readonly string[];
  /** The secret of the shop is in it, because the settings provide none. */
  readonly isSecretIn: boolean;
}

/** A file of the image store, and whether a row of the snapshot shows its image. */
interface MediaFile {
  readonly name: string;
  readonly isShown: boolean;
}

/**
 * Writes a consistent snapshot of the whole shop to one archive while the shop keeps running.
 * Memory use does not depend on the size of the shop.
 */
export async function writeBackup(source: BackupSource, place: Archive): Promise<BackupSize> {
  const archive = new ArchiveWriter(place);
  const { client } = source;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await writeAll(source, archive);
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
  const first = await writeMedia(filesOf(client), media, archive);
  const sequences = await sequencesOf(client);
  await client.query('COMMIT');
  // An upload writes its row before its file, and a sweep deletes the file before the row.
  const second = await writeMedia(stillMissing(client, first.missing), media, archive);
  const files = first.files + second.files;
  // A failed upload leaves a row without a file, which nothing shows, until the sweep.
  const missing = second.missing.flatMap(({ name, isShown }) => (isShown ? [name] : []));
  await archive.finish({ rows, sequences, files, missing: missing.length });
  return {
    rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
    files,
    missing,
    isSecretIn: secret !== undefined,
  };
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

/** Files are immutable, so those that the snapshot references are still unchanged. */
async function writeMedia(
  wanted: AsyncIterable<MediaFile>,
  media: ImageStore,
  archive: ArchiveWriter,
): Promise<{ files: number; missing: MediaFile[] }> {
  const missing: MediaFile[] = [];
  let files = 0;
  for await (const one of wanted) {
    const file = await media.get(one.name);
    if (file) await archive.add(mediaName(one.name), file.bytes);
    else missing.push(one);
    if (file) files++;
  }
  return { files, missing };
}

/** Those of the files that were missing whose images are still there. */
async function* stillMissing(
  client: Client,
  missing: readonly MediaFile[],
): AsyncGenerator<MediaFile> {
  if (missing.length === 0) return;
  const wanted = new Map(missing.map((file) => [file.name, file]));
  for await (const { name } of filesOf(client)) {
    const file = wanted.get(name);
    if (file) yield file;
  }
}

/** All stored files but those under deletion, read in batches. */
async function* filesOf(client: Client): AsyncGenerator<MediaFile> {
  let last = '';
  for (;;) {
    const { rows } = await client.query<{ name: string; widths: number[]; isShown: boolean }>(
      `SELECT name, widths,
              EXISTS (SELECT FROM media_reference WHERE media_reference.name = media.name) AS "isShown"
         FROM media WHERE name > $1 AND going_at IS NULL ORDER BY name LIMIT 500`,
      [last],
    );
    if (rows.length === 0) return;
    for (const { name, widths, isShown } of rows) {
      last = name;
      yield { name, isShown };
      for (const width of widths) yield { name: variantName(name, width), isShown };
    }
  }
}

/**
 * Reads the sequences after the rows: after a restore a number may be skipped but never given
 * twice. Each sequence is queried itself, because `pg_sequences` does not show the value of one
 * that a restore has set and nobody has used since.
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
    next[name] = exactlyOne(rows, `the next value of ${name}`).next;
  }
  return next;
}
