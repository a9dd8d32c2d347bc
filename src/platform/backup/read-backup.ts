import type { Client } from 'pg';
import { StartError } from '../start-error.js';
import { mimeOfName } from '../storage/image-name.js';
import type { ImageStore } from '../storage/image-store.js';
import { HEAD, SECRET, TAIL } from './archive-format.js';
import type { Archive } from './archive.js';
import { type ArchiveContent, archiveEntries } from './archive-reader.js';
import { currentSeries } from './document-series.js';
import { TableLoader } from './table-loader.js';
import { ranMigrations } from './tables.js';

export interface RestoreTarget {
  /** A dedicated connection to a database that `refuseUsed` accepted. */
  readonly client: Client;
  readonly media: Pick<ImageStore, 'put'>;
  /** Stores the secret of the archive. */
  readonly storeSecret: (secret: string) => void;
  /** The series of documents that a shop begins after `current`. */
  readonly nextSeries: (current: number) => Promise<number>;
  /** What must be stored before the rows are committed; safe to repeat. */
  readonly beforeCommit?: () => Promise<void>;
}

/**
 * Refuses a database that a shop has used: a restore never merges or overwrites data.
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

/** Any shop that has run has leases; a restore leaves none, so that it can be done again until a shop starts. */
async function hasRun(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM lease) AS used',
  );
  return rows[0]?.used ?? true;
}

/**
 * Restores a verified archive into an empty database with the archive's schema, and its files into
 * the image store. All rows are committed in one transaction at the end, and until a shop has started on
 * them the restore can be repeated, whatever of its later steps was done.
 */
export async function readBackup(
  target: RestoreTarget,
  archive: Archive,
  content: ArchiveContent,
): Promise<void> {
  const { client, media } = target;
  const { head, tail } = content;
  const names = head.tables.map(({ name }) => `"${name}"`).join(', ');
  await client.query('BEGIN');
  // For the triggers that count: what they have counted is in the archive.
  await client.query(`SET LOCAL vigor.restoring = 'on'`);
  await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
  // A shop may have started on this database in the meantime.
  await refuseUsed(client, content);
  await client.query(`TRUNCATE ${names}`);
  const filler = new TableLoader(client, head.tables);
  for await (const { name, bytes } of archiveEntries(archive)) {
    const [kind, first = ''] = name.split('/');
    if (name === HEAD || name === TAIL) continue;
    if (name === SECRET) target.storeSecret(bytes.toString());
    else if (kind === 'media') await media.put(first, { bytes, mime: mimeOfName(first) });
    else await filler.add(first, bytes);
  }
  await filler.end();
  for (const [table, rows] of Object.entries(tail.rows)) {
    const found = filler.rows.get(table) ?? 0;
    if (found !== rows) throw new Error(`${table} has ${found} rows, expected ${rows}`);
  }
  for (const [sequence, next] of Object.entries(tail.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint, false)', [`"${sequence}"`, next]);
  }
  await skipOrderNumbers(client, head.madeAt);
  await beginDocumentSeries(target);
  await pauseCampaigns(client);
  await endLeases(client);
  await target.beforeCommit?.();
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

/**
 * Leaves out ten times as many order numbers as may have been given since the backup, judging by its
 * last week, and a thousand at least: customers have them in their emails.
 */
async function skipOrderNumbers(client: Client, madeAt: string): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('public.order_number') AS there`,
  );
  if (rows[0]?.there === null) return;
  await client.query(
    `SELECT setval('order_number', nextval('order_number') + (
       SELECT greatest(1000, ceil(10 * count(*) * extract(epoch FROM $2::timestamptz - $1::timestamptz)
                                  / extract(epoch FROM interval '7 days')))::bigint
         FROM orders WHERE created_at > $1::timestamptz - interval '7 days'
     ), false)`,
    [madeAt, new Date()],
  );
}

/**
 * Invoices and credit notes of a new series: those that were issued since the backup are in the books of
 * customers, and their numbers must not be given twice.
 */
export async function beginDocumentSeries({
  client,
  nextSeries,
}: Pick<RestoreTarget, 'client' | 'nextSeries'>): Promise<void> {
  const current = await currentSeries(client);
  if (current === undefined) return;
  await client.query('UPDATE billing_counter SET series = $1, last_number = 0', [
    await nextSeries(current),
  ]);
}

/** They were of processes that are gone. `hasRun` knows a shop by its leases. */
async function endLeases(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('public.lease') AS there`,
  );
  if (rows[0]?.there !== null) await client.query('TRUNCATE lease');
}

/**
 * A campaign that was running or scheduled may have been sent since the backup: it goes on only when a
 * person says so.
 */
async function pauseCampaigns(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    `SELECT to_regclass('public.campaign') AS there`,
  );
  if (rows[0]?.there === null) return;
  await client.query(
    `UPDATE campaign
        SET send_at = CASE state WHEN 'scheduled' THEN NULL ELSE send_at END,
            state = CASE state WHEN 'scheduled' THEN 'draft' ELSE 'paused' END
      WHERE state IN ('scheduled', 'sending')`,
  );
}
