import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadEnv } from '../../../src/config/env.js';
import { ArchiveFile } from '../../../src/platform/backup/archive-file.js';
import { checkArchive } from '../../../src/platform/backup/archive-reader.js';
import { backUpShop, restoreShop } from '../../../src/platform/backup/backup-shop.js';
import { grownSettings } from '../../support/grown-form.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';

const NAME = `vigor_restored_discounts_${process.pid}`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-backup-discounts-'));
});
afterAll(async () => {
  await dropDatabase(NAME);
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const db = new Client(url);
  await db.connect();
  try {
    return (await db.query<object>(sql)).rows;
  } finally {
    await db.end();
  }
}

it('a restored shop counts each use of a discount code once, and goes on counting', async () => {
  const archive = join(folder, 'backup.tar.gz');
  const shop = await startTestApp();
  const { id } = await newUser(shop);
  await placeOrder(shop, id);
  await placeOrder(shop, id);
  await query(shop.databaseUrl, `UPDATE orders SET discount_code = 'TEN'`);
  await backUpShop(shop.env, new ArchiveFile(archive));
  await shop.close();

  const env = loadEnv({
    DATA_DIR: await mkdtemp(join(folder, 'place-')),
    DATABASE_URL: await createDatabase(NAME),
    ...grownSettings(NAME),
  });
  const file = new ArchiveFile(archive);
  await restoreShop(env, file, await checkArchive(file));
  const uses = () =>
    query(
      env.DATABASE_URL,
      'SELECT code, sum(uses)::int AS uses FROM discount_use_count GROUP BY 1',
    );
  expect(await uses()).toEqual([{ code: 'TEN', uses: 2 }]);
  await query(
    env.DATABASE_URL,
    `UPDATE orders SET status = 'canceled' WHERE number = (SELECT min(number) FROM orders)`,
  );
  expect(await uses()).toEqual([{ code: 'TEN', uses: 1 }]);
});
