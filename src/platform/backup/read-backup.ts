import type { Client } from 'pg';
import { StartError } from '../start-error.js';
import { mimeOfName } from '../storage/image-name.js';
import type { ImageStore } from '../storage/image-store.js';
import { HEAD, SECRET, TAIL } from './archive-format.js';
import { type ArchiveContent, entriesOf } from './archive-reader.js';
import { TableLoader } from './table-loader.js';
import { ranMigrations } from './tables.js';

export interface RestoreTarget {
  /** A connection of its own, to a database that `refuseUsed` has let pass. */
  readonly client: Client;
  readonly media: ImageStore;
  /** Keeps the secret that the archive has. */
  readonly keepSecret: (secret: string) => void;
}

/**
 * Refuses a place where a shop has been: a restore never mixes two, nor takes anything away.
 * @throws StartError with the line to print
 */
export async function refuseUsed(client: Client, { head }: ArchiveContent): Promise<void> {
  const there = await ranMigrations(client);
  if (there.length === 0) return;
  const later = there.find((name) => !head.migrations.includes(name));
  if (!later && !(await hasRun(client))) return;
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  throw new StartError(
    `The database ${rows[0]?.name} is not empty: restore into a new one (another DATA_DIR or DATABASE_URL).`,
  );
}

/** A shop that has run holds leases, whatever else it has; a restore that was interrupted has none. */
async function hasRun(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM lease) AS used',
  );
  return rows[0]?.used ?? true;
}

/**
 * Brings a checked archive into an empty database, whose schema is the archive's, and its files into
 * the store. The rows appear all at once, last of all: an interrupted restore is simply done again.
 */
export async function readBackup(
  target: RestoreTarget,
  path: string,
  content: ArchiveContent,
): Promise<void> {
  const { client, media } = target;
  const { head, tail } = content;
  const names = head.tables.map(({ name }) => `"${name}"`).join(', ');
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  // A shop may have been started on it meanwhile.
  await refuseUsed(client, content);
  await client.query(`TRUNCATE ${names}`);
  const filler = new TableLoader(client, head.tables);
  for await (const { name, bytes } of entriesOf(path)) {
    const [kind, first = ''] = name.split('/');
    if (name === HEAD || name === TAIL) continue;
    if (name === SECRET) target.keepSecret(bytes.toString());
    else if (kind === 'media') await media.put(first, { bytes, mime: mimeOfName(first) });
    else await filler.add(first, bytes);
  }
  await filler.end();
  for (const [table, rows] of Object.entries(tail.rows)) {
    const found = filler.rows.get(table) ?? 0;
    if (found !== rows) throw new Error(`${table} has ${found} rows in place of ${rows}`);
  }
  for (const [sequence, next] of Object.entries(tail.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint, false)', [`"${sequence}"`, next]);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
}
