import { randomUUID } from 'node:crypto';
import { eventually } from './eventually.js';
import { restorePristine } from './pristine.js';
import { connect, noJobLeft, type SeededShop, startCopy } from './seeded-shop.js';
import { signIn } from './shopper.js';

/** Where workers find the shops shared by their files, one per worker. */
export const SHOPS = 'SHARED_SHOPS';
const JOBS_WITHIN_MS = 60_000;

interface SharedShop {
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
}

/** The running shops, as `openSharedShop` reads them from the environment. */
export interface SharedShops {
  readonly text: string;
  stop(): Promise<void>;
}

/** Starts a shop for each worker, with copies of the seeded files. */
export async function startSharedShops(workers: number, files: string): Promise<SharedShops> {
  const copies = await Promise.all(
    Array.from({ length: workers }, () => startCopy({}, files, 'shared')),
  );
  const shops = copies.map(({ shop: { url, dataDir }, databaseUrl }): SharedShop => ({
    url,
    dataDir,
    databaseUrl,
  }));
  const stop = async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
  };
  return { text: JSON.stringify(shops), stop };
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
