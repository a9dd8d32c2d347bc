import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { eventually } from './eventually.js';
import { createDatabase, dropDatabase, startTestPostgres } from './postgres.js';
import { ShopProcess } from './shop-process.js';

const PICTURES_WITHIN_MS = 300_000;

/** Where the workers find what was seeded once for all: a database to copy, and the files beside it. */
const FILES = 'SEEDED_FILES';
const DATABASE = `vigor_seeded_${process.env.SEEDED_BY ?? process.pid}`;

/** Seeds a demo shop once, pictures in all their widths included. To be called before the workers start. */
export async function seedOnce(): Promise<ShopProcess> {
  await startTestPostgres();
  process.env.SEEDED_BY = String(process.pid);
  const url = await createDatabase(DATABASE);
  const shop = await ShopProcess.start({ DATABASE_URL: url });
  const db = new Client(url);
  await db.connect();
  await eventually(async () => {
    const { rows } = await db.query('SELECT 1 FROM outbox WHERE done_at IS NULL LIMIT 1');
    if (rows.length > 0) throw new Error('the shop is still at work on its demo');
  }, PICTURES_WITHIN_MS);
  await db.end();
  await shop.kill('SIGTERM');
  process.env[FILES] = shop.dataDir;
  return shop;
}

/** A built demo shop with a database and files of its own, and a look into that database. */
export interface SeededShop {
  readonly shop: ShopProcess;
  readonly db: Client;
  close(): Promise<void>;
}

/** Starts one from what was seeded, in a second or two. `settings` are environment variables. */
export async function startSeededShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<SeededShop> {
  const name = `vigor_browser_${process.pid}_${Date.now()}`;
  const url = await createDatabase(name, DATABASE);
  const files = process.env[FILES];
  const shop = await ShopProcess.start({ DATABASE_URL: url, ...settings }, (dataDir) => {
    if (files) execFileSync('cp', ['-R', files, dataDir]);
  });
  const db = new Client(url);
  await db.connect();
  const close = async () => {
    await db.end();
    await shop.close();
    await dropDatabase(name);
  };
  return { shop, db, close };
}
