import { mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Env, loadEnv } from '../../../src/config/env.js';
import { Clock } from '../../../src/kernel/time.js';
import { BackupErasureList } from '../../../src/modules/customers/adapters/files/backup-erasure-list.js';
import { checkArchive } from '../../../src/platform/backup/archive-reader.js';
import { restoreShop } from '../../../src/platform/backup/backup-shop.js';
import { erasureListOf, readErasures } from '../../../src/platform/backup/erasure-list.js';
import { onArchive } from '../../../src/platform/backup/open-archive.js';
import { runBackup } from '../../../src/platform/backup/run-backup.js';
import { BackupRuns } from '../../../src/platform/backup/scheduled/backup-runs.js';
import { ScheduledBackups } from '../../../src/platform/backup/scheduled/scheduled-backups.js';
import { tablesOf } from '../../../src/platform/backup/tables.js';
import { ScheduledJobs } from '../../../src/platform/scheduled-jobs/scheduled-jobs.js';
import { openImageStore } from '../../../src/platform/storage/open-image-store.js';
import { type BackupBucketForTest, startBackupBucket } from '../../support/backup-bucket.js';
import { InProcessBackup } from '../../support/backup-programs.js';
import { imageNameIn, pngOfShade, upload } from '../../support/catalog/test-images.js';
import { addProduct } from '../../support/catalog-rows.js';
import { grownSettings } from '../../support/grown-form.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

interface Backups {
  readonly lastGood: { file: string; bytes: number; isRestored: boolean } | null;
  readonly failure: { file: string | null; problem: string } | null;
}

let bucket: BackupBucketForTest;
let shop: TestApp;
let admin: TestUser;
let image: string;
let folder: string;
/** Of a server that holds an identity. */
let holding: Env;
let places = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-s3-backups-'));
  bucket = await startBackupBucket();
  shop = await startTestApp({ ...bucket.settings, JWT_SECRET: '', BACKUP_CRON: '0 0 29 2 *' });
  holding = { ...shop.env, BACKUP_AGE_IDENTITY: [bucket.server.identity] };
  admin = await newAdmin(shop);
  image = imageNameIn((await upload(admin.api, await pngOfShade(7))).data.url);
  await onDatabase(shop.databaseUrl, (db) => addProduct(db));
});
beforeEach(() => onDatabase(shop.databaseUrl, (db) => db.query('TRUNCATE backup_run')));
afterAll(async () => {
  await shop?.close();
  await bucket?.s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function onDatabase<T>(url: string, work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client(url);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

async function runScheduled(env: Env): Promise<Backups> {
  const { app } = shop;
  const [jobs, runs, clock] = [app.get(ScheduledJobs), app.get(BackupRuns), app.get(Clock)];
  const backups = new ScheduledBackups(jobs, runs, new InProcessBackup(env), clock, env);
  await backups.run(new AbortController().signal);
  return (await admin.api.get<{ backups: Backups }>('operations')).data.backups;
}

/** A machine that has nothing of the shop but one identity and the keys of the store. */
async function onNewMachine(identity: string, work: (env: Env) => Promise<void>): Promise<void> {
  const name = `vigor_offsite_${process.pid}_${++places}`;
  const DATA_DIR = await mkdtemp(join(folder, 'machine-'));
  try {
    await work(
      loadEnv({
        ...bucket.access,
        BACKUP_AGE_IDENTITY: identity,
        DATA_DIR,
        DATABASE_URL: await createDatabase(name),
        ...grownSettings(name),
      }),
    );
  } finally {
    await dropDatabase(name);
  }
}

const restore = (env: Env, address: string) =>
  onArchive(env, address, async (archive) =>
    restoreShop(env, archive, await checkArchive(archive)),
  );

/** The file of an object in the test's store. */
const fileOf = (address: string) =>
  join(bucket.s3.directory, `${address.slice('s3://'.length)}._S3rver_object`);

it('comes back on a machine without the disk of the shop: rows, images, secret, erasures', async () => {
  const { lastGood, failure } = await runScheduled(holding);
  expect(failure).toBeNull();
  const address = lastGood!.file;
  expect(address).toMatch(/^s3:\/\/offsite\/shop\/scheduled-[\d-]+\.tar\.gz\.age$/);
  expect(lastGood).toMatchObject({ isRestored: true, bytes: (await stat(fileOf(address))).size });
  // Nothing of it is on the disk of the shop.
  expect(await readdir(shop.env.DATA_DIR)).not.toContain('backups');

  const erased = { userId: admin.id, at: new Date(), scope: 'person' as const };
  await new BackupErasureList(shop.env).add(erased);
  await onNewMachine(bucket.owner.identity, async (env) => {
    expect(await restore(env, address)).toBe(1);
    expect(await readErasures(erasureListOf(env))).toEqual([
      { ...erased, at: erased.at.toISOString() },
    ]);
    const users = await onDatabase(env.DATABASE_URL!, (db) => db.query('SELECT id FROM users'));
    expect(users.rows).toContainEqual({ id: admin.id });
    const [before, after] = [await openImageStore(shop.env), await openImageStore(env)];
    expect((await after.get(image))?.bytes).toEqual((await before.get(image))!.bytes);
    for (const store of [before, after]) store.close();
    const secretOf = ({ DATA_DIR }: Env) => readFile(join(DATA_DIR, 'jwt-secret'), 'utf8');
    expect(await secretOf(env)).toBe(await secretOf(shop.env));
  });
});

it('is good without an identity, and shown as not restored', async () => {
  const { lastGood, failure } = await runScheduled(shop.env);
  expect(failure).toBeNull();
  expect(lastGood).toMatchObject({ isRestored: false });
});

it('is not good where its store holds something else, or images are missing', async () => {
  const cut = new InProcessBackup(shop.env);
  cut.meanwhile = (address) => truncate(fileOf(address), 1_000);
  const address = `s3://offsite/shop/cut.tar.gz.age`;
  await expect(cut.run(address)).rejects.toThrow(`${address} is not what was sent: 1000 of `);

  await onDatabase(shop.databaseUrl, async (db) => {
    await db.query(`INSERT INTO media (name, mime, width, height, widths, created_at)
      VALUES ('lost.png', 'image/png', 1, 1, '{}', now())`);
    await db.query(`INSERT INTO media_reference (owner, owner_id, name)
      VALUES ('content.document', 'home', 'lost.png')`);
  });
  const missing = { address: 's3://offsite/shop/missing.tar.gz.age', isToVerify: true };
  await expect(runBackup(shop.env, missing, () => undefined)).rejects.toThrow(
    '1 image is not in the store, and so not in the backup',
  );
  await onDatabase(shop.databaseUrl, async (db) => {
    await db.query(`DELETE FROM media_reference WHERE name = 'lost.png'`);
    await db.query(`DELETE FROM media WHERE name = 'lost.png'`);
  });
});

it('fails with the reason where the bucket is missing, and the shop goes on', async () => {
  const { lastGood, failure } = await runScheduled({ ...shop.env, BACKUP_S3_BUCKET: 'none' });
  expect(lastGood).toBeNull();
  expect(failure).toMatchObject({
    file: null,
    problem: expect.stringContaining('there is no such bucket'),
  });
});

it('says what it made, for whom, and what was verified', async () => {
  const said: string[] = [];
  const address = 's3://offsite/shop/monday.tar.gz.age';
  await runBackup(holding, { address, isToVerify: true }, (line) => said.push(line));
  expect(said).toEqual([
    expect.stringMatching(/^s3:\/\/offsite\/shop\/monday\.tar\.gz\.age: \d+ rows and 1 files, /),
    `It holds personal data and the secret of the shop. It is encrypted for ${bucket.server.recipient}, ${bucket.owner.recipient}.`,
    `This machine holds the identity of ${bucket.server.recipient}: whoever takes it over can open it.`,
    'Not in it: the settings, among them the addresses and keys of other services.',
    `${address} was restored into a scratch database, where all invariants hold.`,
  ]);
  await expect(runBackup(holding, { address, isToVerify: false }, () => undefined)).rejects.toThrow(
    `${address} exists already: choose another name, or delete it.`,
  );
});

it.each([
  ['by a byte', (size: number) => size - 1],
  ['by a half', (size: number) => Math.floor(size / 2)],
])('is refused by a restore where it is cut %s, before anything changes', async (_, rest) => {
  const address = `s3://offsite/shop/cut-${++places}.tar.gz.age`;
  await runBackup(shop.env, { address, isToVerify: false }, () => undefined);
  await truncate(fileOf(address), rest((await stat(fileOf(address))).size));
  await onNewMachine(bucket.owner.identity, async (env) => {
    await expect(restore(env, address)).rejects.toThrow(
      `${address} is damaged, or is not a backup of this shop.`,
    );
    expect(await onDatabase(env.DATABASE_URL!, tablesOf)).toEqual([]);
    expect(await readdir(env.DATA_DIR)).toEqual([]);
  });
});
