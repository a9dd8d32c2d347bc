import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { eventually } from './eventually.js';
import { createDatabase, dropDatabase, startTestPostgres } from './postgres.js';
import { savePristine } from './pristine.js';
import { ShopProcess } from './shop-process.js';

const IMAGES_WITHIN_MS = 300_000;

/** Where workers find the files of the seeded template database. */
export const FILES = 'SEEDED_FILES';
const DATABASE = `vigor_seeded_${process.env.SEEDED_BY ?? process.pid}`;

/** What `seedOnce` needs, and tells the workers. Call it before they start. */
export async function prepareSeed(): Promise<void> {
  await startTestPostgres();
  process.env.SEEDED_BY = String(process.pid);
}

/** Seeds a demo shop once, with all image widths. */
export async function seedOnce(): Promise<ShopProcess> {
  const url = await createDatabase(DATABASE);
  const shop = await ShopProcess.start({ DATABASE_URL: url });
  const db = await connect(url);
  await noJobLeft(db, IMAGES_WITHIN_MS);
  await shop.kill('SIGTERM');
  await savePristine(db);
  await db.end();
  return shop;
}

/** Waits until no job is pending. */
export async function noJobLeft(db: Client, withinMs: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.query(
      'SELECT 1 FROM outbox WHERE done_at IS NULL AND failed_at IS NULL LIMIT 1',
    );
    if (rows.length > 0) throw new Error('the shop has pending jobs');
  }, withinMs);
}

export async function connect(url: string): Promise<Client> {
  const db = new Client(url);
  await db.connect();
  return db;
}

/** A built demo shop for one test file, with access to its database. */
export interface SeededShop {
  readonly shop: Pick<ShopProcess, 'url' | 'dataDir' | 'log'>;
  readonly db: Client;
  close(): Promise<void>;
}

/** Starts a shop on a copy of the seeded data. `settings` are environment variables. */
export async function startCopy(
  settings: Readonly<Record<string, string>> = {},
  files = process.env[FILES],
  place = process.env.JEST_WORKER_ID ?? 'setup',
): Promise<{ shop: ShopProcess; databaseUrl: string; stop(): Promise<void> }> {
  // A run of one file uses the process of the setup, whose shops keep running: `place` tells them
  // apart.
  const name = `vigor_browser_${place}_${process.pid}_${++copies}`;
  const databaseUrl = await createDatabase(name, DATABASE);
  await clearShopSettings(databaseUrl);
  const shop = await ShopProcess.start({ DATABASE_URL: databaseUrl, ...settings }, (dataDir) => {
    if (files) execFileSync('cp', ['-R', files, dataDir]);
  });
  const stop = async () => {
    await shop.close();
    await dropDatabase(name);
  };
  return { shop, databaseUrl, stop };
}

let copies = 0;

/** So that the start of a copy is its first one, whose environment gives the shop's settings. */
async function clearShopSettings(url: string): Promise<void> {
  const db = await connect(url);
  await db.query('DELETE FROM shop_settings_version');
  await db.end();
}

/** Starts a separate shop for a file, with settings of its own. */
export async function startSeededShop(
  settings: Readonly<Record<string, string>>,
): Promise<SeededShop> {
  const { shop, databaseUrl, stop } = await startCopy(settings);
  const db = await connect(databaseUrl);
  const close = async () => {
    await db.end();
    await stop();
  };
  return { shop, db, close };
}
