import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createApp } from '../../../src/boot/create-app.js';
import { loadEnv } from '../../../src/config/env.js';
import { ArchiveFile } from '../../../src/platform/backup/archive-file.js';
import { checkArchive } from '../../../src/platform/backup/archive-reader.js';
import { backUpShop, restoreShop } from '../../../src/platform/backup/backup-shop.js';
import {
  addErasure,
  adoptErasures,
  erasureListOf,
  readErasures,
} from '../../../src/platform/backup/erasure-list.js';
import { eventually } from '../../support/eventually.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { recordPastOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser } from '../../support/test-users.js';

const RESTORED = `vigor_erasures_${process.pid}`;

let shop: TestApp;
let folder: string;

beforeAll(async () => {
  shop = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'vigor-erasures-'));
});
afterAll(async () => {
  await shop?.close();
  await dropDatabase(RESTORED);
  await rm(folder, { recursive: true, force: true });
});

it('a person who was erased after the backup is erased again when the restored shop starts', async () => {
  const [owner, user, other] = [await newAdmin(shop), await newUser(shop), await newUser(shop)];
  await recordPastOrder(shop, user.id, { cents: 500, daysAgo: 3, steps: ['shipped', 'delivered'] });
  const list = erasureListOf(shop.env);
  const archive = join(list, '..', 'backup.tar.gz');
  // Gone with the backup's place, where the list is not.
  await addErasure(list, {
    userId: '01900000-0000-7000-8000-0000000000f1',
    at: new Date().toISOString(),
  });
  await backUpShop(shop.env, new ArchiveFile(archive));
  expect((await owner.api.post(`customers/${user.id}/erase`)).status).toBe(200);
  await eventually(async () => expect(await readErasures(list)).toHaveLength(2));

  const url = await createDatabase(RESTORED);
  const env = loadEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    DATABASE_URL: url,
    DATA_DIR: folder,
    JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
  });
  const file = new ArchiveFile(archive);
  expect(await restoreShop(env, file, await checkArchive(file))).toBe(2);
  const db = new Client(url);
  await db.connect();
  const names = async () => {
    const { rows } = await db.query<{ name: string; full_name: string | null }>(
      `SELECT name, full_name FROM users LEFT JOIN orders ON orders.user_id = users.id
        WHERE users.id = ANY ($1) ORDER BY orders.number`,
      [[user.id, other.id]],
    );
    return rows.map(({ name, full_name }) => [name, full_name]);
  };
  const known = await names();
  expect(known[0]![0]).toBe('Test User');
  expect(await adoptErasures(await file.erasures(), erasureListOf(env))).toBe(0);
  const app = await createApp(env);
  await app.init();
  expect(await names()).toEqual([['Erased customer', 'Erased customer'], known[1]]);
  await app.close();
  await db.end();
});
