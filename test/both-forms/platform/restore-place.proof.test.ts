import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Env, loadEnv } from '../../../src/config/env.js';
import { ArchiveFile } from '../../../src/platform/backup/archive-file.js';
import { checkArchive } from '../../../src/platform/backup/archive-reader.js';
import { backUpShop, restoreShop } from '../../../src/platform/backup/backup-shop.js';
import {
  addErasure,
  ERASURE_LIST,
  erasureListOf,
  readErasures,
} from '../../../src/platform/backup/erasure-list.js';
import { onOwnSource } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate-database.js';
import { migrations } from '../../../src/platform/database/migrations/index.js';
import { grownSettings } from '../../support/grown-form.js';
import { newUser } from '../../support/test-users.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { startTestApp } from '../../support/start-test-app.js';

let folder: string;
let archive: string;
let name: string;
let env: Env;
let db: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-restore-'));
  archive = join(folder, 'backup.tar.gz');
  const shop = await startTestApp({ JWT_SECRET: '' });
  await newUser(shop);
  await backUpShop(shop.env, new ArchiveFile(archive));
  await shop.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  name = `vigor_place_${process.pid}`;
  const DATABASE_URL = await createDatabase(name);
  const DATA_DIR = await mkdtemp(join(folder, 'place-'));
  env = loadEnv({ DATA_DIR, DATABASE_URL, ...grownSettings(name) });
  db = new Client(DATABASE_URL);
  await db.connect();
});
afterEach(async () => {
  await db.end();
  await dropDatabase(name);
});

const restoreFile = async (path: string) => {
  const file = new ArchiveFile(path);
  return restoreShop(env, file, await checkArchive(file));
};
const restore = () => restoreFile(archive);
const people = async () => (await db.query('SELECT FROM users')).rowCount;

it('is none for a restore where a shop has run, though nobody has come', async () => {
  await onOwnSource(env, migrate);
  await db.query(`INSERT INTO lease (name, holder, held_until, due_at)
                  VALUES ('checkout.sweep', gen_random_uuid(), now(), now())`);
  await expect(restore()).rejects.toThrow(`The database ${name} is not empty`);
  expect(await people()).toBe(0);
});

it('is none where the data folder holds the secret of another shop', async () => {
  const secret = join(env.DATA_DIR, 'jwt-secret');
  await writeFile(secret, 'of another shop');
  await expect(restore()).rejects.toThrow(
    `${env.DATA_DIR} holds the secret of another shop: set DATA_DIR to another folder, or JWT_SECRET.`,
  );
  expect(await readFile(secret, 'utf8')).toBe('of another shop');
  expect(await people()).toBe(0);
});

it('is one again where a restore was interrupted in the middle of the schema', async () => {
  await onOwnSource(env, migrate, migrations.slice(0, 1));
  await restore();
  expect(await people()).toBe(1);
});

it('is one again where a restore was interrupted after its rows were committed', async () => {
  const original = Client.prototype.query;
  const query = jest.spyOn(Client.prototype, 'query');
  query.mockImplementation(function (this: Client, ...given: unknown[]) {
    if (given[0] === 'ANALYZE') throw new Error('killed');
    return Reflect.apply(original, this, given);
  });
  const userId = '01900000-0000-7000-8000-0000000000f2';
  await addErasure(join(folder, ERASURE_LIST), { userId, at: new Date().toISOString() });
  try {
    await expect(restore()).rejects.toThrow('killed');
  } finally {
    query.mockRestore();
  }
  expect(await people()).toBe(1);
  // It is there before the rows are: whoever starts the shop now erases again.
  expect(await readErasures(erasureListOf(env))).toMatchObject([{ userId }]);
  await restore();
  expect(await people()).toBe(1);
  await rm(join(folder, ERASURE_LIST));
});

const seriesOf = async () => {
  const { rows } = await db.query<{ series: number }>('SELECT series FROM billing_counter');
  return rows.map(({ series }) => series);
};

it('begins a series of documents that the restores before have not begun', async () => {
  await restore();
  const [first, ...others] = await seriesOf();
  expect(others).toEqual([first]);
  await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await restore();
  const [second] = await seriesOf();
  expect(second).toBeGreaterThan(first!);
});

it('begins a series of documents where the backup is of a release that has none', async () => {
  const first = migrations.findIndex(({ name: each }) => each === 'BillingDocuments1700000000160');
  await onOwnSource(env, migrate, migrations.slice(0, first));
  const old = join(env.DATA_DIR, 'old.tar.gz');
  await backUpShop(env, new ArchiveFile(old));
  await db.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await restoreFile(old);
  expect(Math.min(...(await seriesOf()))).toBeGreaterThan(1);
});
