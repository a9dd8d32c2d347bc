import pg from 'pg';
import type { Env } from '../../config/env.js';
import { directAddress, onOwnSource } from '../database/data-source.js';
import { migrate } from '../database/migrate-database.js';
import { migrations } from '../database/migrations/index.js';
import { madeSecret, replaceSecret } from '../secret/shop-secret.js';
import { StartError } from '../start-error.js';
import type { ImageStore } from '../storage/image-store.js';
import { openImageStore } from '../storage/open-image-store.js';
import type { Archive } from './archive.js';
import type { ArchiveContent } from './archive-reader.js';
import { adoptErasures, erasureListOf } from './erasure-list.js';
import { currentSeries } from './document-series.js';
import { beginDocumentSeries, readBackup, refuseUsed, type RestoreTarget } from './read-backup.js';
import { ranMigrations } from './tables.js';
import { type BackupSize, writeBackup } from './write-backup.js';
import { backupFolder } from './scheduled/backup-files.js';

/**
 * Writes the shop of these settings, whose database is running, to one archive.
 * @throws StartError where the database is empty, or where there is an archive already
 */
export async function backUpShop(env: Env, archive: Archive): Promise<BackupSize> {
  if ((await archive.size()) !== undefined) {
    throw new StartError(`${archive.address} exists already: choose another name, or delete it.`);
  }
  return connected(env, async (client) => {
    if ((await ranMigrations(client)).length === 0) {
      throw new StartError('There is nothing to back up yet: the database is empty.');
    }
    const secret = env.JWT_SECRET ? undefined : madeSecret(env.DATA_DIR);
    const size = await onMedia(env, (media) => writeBackup({ client, media, secret }, archive));
    const series = await currentSeries(client);
    if (series !== undefined) await archive.listSeries(series);
    return size;
  });
}

/**
 * Restores a verified archive into the empty database of these settings, which is running. A newer
 * version of the shop migrates the schema when it starts, or here where the archive knows no documents.
 * Takes over the erasures listed beside the archive; returns how many. Safe to repeat until a shop has started.
 * @throws StartError where the database or the data folder is in use
 */
export async function restoreShop(
  env: Env,
  archive: Archive,
  content: ArchiveContent,
): Promise<number> {
  const storeSecret = (secret: string) => {
    if (env.JWT_SECRET) return;
    refuseForeignSecret(env, secret);
    replaceSecret(env.DATA_DIR, secret);
  };
  const nextSeries = (current: number) => archive.beginSeries(backupFolder(env), current);
  let adopted = 0;
  const beforeCommit = async () => {
    const beside = await archive.erasures(new Date(content.head.madeAt));
    adopted = await adoptErasures(beside, erasureListOf(env));
  };
  await connected(env, (client) =>
    onMedia(env, (media) =>
      restoreInto(env, { client, media, storeSecret, nextSeries, beforeCommit }, archive, content),
    ),
  );
  if (content.head.tables.some(({ name }) => name === 'billing_counter')) return adopted;
  // The shop may have issued documents since this backup of a release that had none.
  await onOwnSource(env, migrate);
  await connected(env, (client) => beginDocumentSeries({ client, nextSeries }));
  return adopted;
}

/**
 * Restores a verified archive into the empty database of these settings, to which the target is connected.
 * @throws StartError where the database is in use
 */
export async function restoreInto(
  env: Env,
  target: RestoreTarget,
  archive: Archive,
  content: ArchiveContent,
): Promise<void> {
  await refuseUsed(target.client, content);
  await makeSchema(env, content);
  await readBackup(target, archive, content);
}

/** With an external database the data folder may belong to another shop. */
function refuseForeignSecret({ DATABASE_URL, DATA_DIR }: Env, secret: string): void {
  const there = madeSecret(DATA_DIR);
  if (!DATABASE_URL || there === undefined || there === secret) return;
  throw new StartError(
    `${DATA_DIR} holds the secret of another shop: set DATA_DIR to another folder, or JWT_SECRET.`,
  );
}

/** Creates the schema as it was when the archive was made. */
async function makeSchema(env: Env, { head }: ArchiveContent): Promise<void> {
  const history = migrations.filter(({ name }) => head.migrations.includes(name));
  await onOwnSource(env, migrate, history);
}

async function onMedia<Result>(
  env: Env,
  work: (media: ImageStore) => Promise<Result>,
): Promise<Result> {
  const media = await openImageStore(env);
  try {
    return await work(media);
  } finally {
    media.close();
  }
}

/** Connects directly, not through a pooler: long transactions and work outside of any. */
export async function connected<Result>(
  env: Env,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: directAddress(env), keepAlive: true });
  // The pending query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
