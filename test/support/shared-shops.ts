import { randomUUID } from 'node:crypto';
import { eventually } from './eventually.js';
import { restorePristine } from './pristine.js';
import { connect, noJobLeft, type SeededShop, startCopy } from './seeded-shop.js';
import { signIn } from './shopper.js';

/** Where workers find the shops shared by their files, one per worker. */
const SHOPS = 'SHARED_SHOPS';
const JOBS_WITHIN_MS = 60_000;

interface SharedShop {
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** Starts a shop for each worker, before the workers start. @returns a function that stops them */
export async function startSharedShops(workers: number): Promise<() => Promise<void>> {
  const copies = await Promise.all(Array.from({ length: workers }, () => startCopy()));
  const shops = copies.map(({ shop: { url, dataDir }, databaseUrl }): SharedShop => ({
    url,
    dataDir,
    databaseUrl,
  }));
  process.env[SHOPS] = JSON.stringify(shops);
  return async () => {
    await Promise.all(copies.map(({ stop }) => stop()));
  };
}

/** The shop of this worker with all rows restored, so that test files are isolated. */
export async function openSharedShop(): Promise<SeededShop> {
  const shops = JSON.parse(process.env[SHOPS] ?? '[]') as SharedShop[];
  const shared = shops[Number(process.env.JEST_WORKER_ID) - 1];
  if (!shared) throw new Error('no shop for this worker: globalSetup has not run');
  const { url, dataDir, databaseUrl } = shared;
  const db = await connect(databaseUrl);
  await noJobLeft(db, JOBS_WITHIN_MS);
  await announceChange(url);
  // A background job of the shop may block it briefly.
  await eventually(() => restorePristine(db));
  return {
    shop: {
      url,
      dataDir,
      get log(): string {
        throw new Error('the log of a shared shop is not read: start one with settings of its own');
      },
    },
    db,
    close: () => db.end(),
  };
}

/** Invalidates the shop's catalog caches, as every change does. */
async function announceChange(url: string): Promise<void> {
  const { api } = await signIn(url, 'admin@vigor.test', 'vigor-admin');
  const { success, body } = await api.post('categories/create-category', { title: randomUUID() });
  if (!success) throw new Error(`no change to announce: ${body}`);
}
