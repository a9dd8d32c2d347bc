import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { Clock } from '../../../src/kernel/time.js';
import { SERIES_LIST } from '../../../src/platform/backup/document-series.js';
import { BackupProgram } from '../../../src/platform/backup/scheduled/backup-process.js';
import { BackupRuns } from '../../../src/platform/backup/scheduled/backup-runs.js';
import { ScheduledBackups } from '../../../src/platform/backup/scheduled/scheduled-backups.js';
import {
  type MetricsServer,
  serveMetrics,
} from '../../../src/platform/operations/metrics/serve-metrics.js';
import { ScheduledJobs } from '../../../src/platform/scheduled-jobs/scheduled-jobs.js';
import { InProcessBackup, QuickBackup } from '../../support/backup-programs.js';
import { addProduct } from '../../support/catalog-rows.js';
import { scrape } from '../../support/scrape.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

interface Backups {
  readonly schedule: string | null;
  readonly lastGood: { startedAt: string; seconds: number; file: string; bytes: number } | null;
  readonly ageSeconds: number | null;
  readonly failure: { file: string | null; problem: string } | null;
}

let shop: TestApp;
let db: Client;
let admin: TestUser;
let metrics: MetricsServer;
let program: BackupProgram;
let folder: string;

beforeAll(async () => {
  shop = await startTestApp({ BACKUP_CRON: '0 3 * * *', BACKUP_KEEP_MS: '60000' });
  db = new Client(shop.databaseUrl);
  await db.connect();
  await addProduct(db);
  admin = await newAdmin(shop);
  metrics = (await serveMetrics(shop.app))!;
  folder = join(shop.env.DATA_DIR, 'backups');
});
beforeEach(async () => {
  program = new InProcessBackup(shop.env);
  await db.query('TRUNCATE backup_run');
  await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await metrics?.close();
  await db?.end();
  await shop?.close();
});

function run(signal = new AbortController().signal, env = shop.env): Promise<void> {
  const { app } = shop;
  const [jobs, runs, clock] = [app.get(ScheduledJobs), app.get(BackupRuns), app.get(Clock)];
  return new ScheduledBackups(jobs, runs, program, clock, env).run(signal);
}

const shown = async (): Promise<Backups> =>
  (await admin.api.get<{ backups: Backups }>('operations')).data.backups;
const gauges = async () => {
  const told = await scrape(metrics.url);
  return [told.get('shop_backup_failed'), told.get('shop_backup_age_seconds')];
};
const scratchDatabases = async () =>
  (
    await db.query(`SELECT FROM pg_database WHERE datname LIKE 'vigor_backup_check_%'
      AND datname LIKE '%' || (SELECT oid FROM pg_database WHERE datname = current_database())`)
  ).rowCount;
/** Beside the list of the series of documents. */
const filesThere = async () =>
  (await readdir(folder)).filter((name) => name !== SERIES_LIST).sort();

const VERIFIED = /^scheduled-[\d-]+\.tar\.gz$/;
const UNVERIFIED_PATH = /unverified\.tar\.gz$/;
const UNVERIFIED = /^scheduled-[\d-]+\.unverified\.tar\.gz$/;

it('is written, restored, checked and shown', async () => {
  expect(await shown()).toEqual({
    schedule: '0 3 * * *',
    lastGood: null,
    ageSeconds: null,
    failure: null,
  });
  expect(await gauges()).toEqual([0, 0]);
  await run();
  const [name, ...others] = await filesThere();
  expect(name).toMatch(VERIFIED);
  expect(others).toEqual([]);
  const file = join(folder, name!);
  const { size, mode } = await stat(file);
  expect(mode & 0o777).toBe(0o600);
  const { lastGood, ageSeconds, failure } = await shown();
  expect(lastGood).toMatchObject({ file, bytes: size });
  expect(lastGood?.seconds).toBeGreaterThan(0);
  expect(ageSeconds).toBeLessThan(60);
  expect(failure).toBeNull();
  expect(await scratchDatabases()).toBe(0);
  await db.query(`UPDATE backup_run SET started_at = started_at - interval '3 days'`);
  const [failed, age] = await gauges();
  expect(failed).toBe(0);
  expect(age).toBeGreaterThanOrEqual(3 * 86_400);
});

it('is not verified where the restored shop breaks an invariant, and the good one stays', async () => {
  program = new QuickBackup();
  await run();
  program = new InProcessBackup(shop.env);
  const { lastGood } = await shown();
  await db.query(`UPDATE backup_run SET started_at = started_at - interval '1 hour'`);
  await db.query('UPDATE product SET quantity = quantity + 1');
  await run();
  await db.query('UPDATE product SET quantity = quantity - 1');
  const after = await shown();
  expect(after.lastGood?.file).toBe(lastGood?.file);
  expect(after.failure).toMatchObject({
    file: expect.stringMatching(/unverified\.tar\.gz$/),
    problem: expect.stringContaining('a stock below zero, or not the sum of its ledger'),
  });
  expect((await gauges())[0]).toBe(1);
});

it('is not verified where its file is damaged', async () => {
  const damaged = new InProcessBackup(shop.env);
  damaged.meanwhile = (path) => appendFile(path, 'x'.repeat(100));
  program = damaged;
  await run();
  expect((await shown()).failure?.problem).toMatch(/is damaged, or is not a backup of this shop/);
  expect(await filesThere()).toEqual([expect.stringMatching(UNVERIFIED)]);
});

it('is verified beside an upload that failed, whose row has no file and is shown nowhere', async () => {
  await db.query(`INSERT INTO media (name, mime, width, height, widths, created_at)
    VALUES ('failed.png', 'image/png', 1, 1, '{}', now())`);
  await run();
  await db.query(`DELETE FROM media WHERE name = 'failed.png'`);
  const { lastGood, failure } = await shown();
  expect(failure).toBeNull();
  expect(lastGood?.file).not.toMatch(UNVERIFIED);
});

it('is not verified where images are missing, and the good one stays', async () => {
  await run();
  const { lastGood } = await shown();
  await db.query(`UPDATE backup_run SET started_at = started_at - interval '1 hour'`);
  await db.query(`INSERT INTO media (name, mime, width, height, widths, created_at, going_at)
    VALUES ('lost.png', 'image/png', 1, 1, '{1}', now(), NULL), ('going.png', 'image/png', 1, 1, '{}', now(), now())`);
  await db.query(`INSERT INTO media_reference (owner, owner_id, name)
    VALUES ('content.document', 'home', 'lost.png'), ('content.document', 'home', 'going.png')`);
  await run();
  await db.query(`DELETE FROM media_reference WHERE owner_id = 'home'`);
  await db.query(`DELETE FROM media WHERE name = 'lost.png'`);
  const after = await shown();
  expect(after.lastGood?.file).toBe(lastGood?.file);
  expect(after.failure).toMatchObject({
    file: expect.stringMatching(UNVERIFIED_PATH),
    problem: expect.stringContaining('2 images are not in the store'),
  });
  expect((await gauges())[0]).toBe(1);
  await rm(folder, { recursive: true });
  await run();
  expect((await shown()).failure).toBeNull();
});

it('says so where the role may not create a database to verify it', async () => {
  const role = `vigor_reader_${process.pid}`;
  await db.query(`CREATE ROLE ${role} LOGIN PASSWORD 'reader'`);
  await db.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${role}`);
  await db.query(`GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`);
  try {
    const url = new URL(shop.databaseUrl);
    [url.username, url.password] = [role, 'reader'];
    const env = { ...shop.env, DATABASE_URL: url.href };
    program = new InProcessBackup(env);
    await run(undefined, env);
    const { lastGood, failure } = await shown();
    expect(lastGood).toBeNull();
    expect(failure).toMatchObject({
      file: expect.stringMatching(/unverified\.tar\.gz$/),
      problem: `Not verified by a restore: the database role ${role} may not create databases. An administrator can allow it: ALTER ROLE "${role}" CREATEDB.`,
    });
  } finally {
    await db.query(`DROP OWNED BY ${role}`);
    await db.query(`DROP ROLE ${role}`);
  }
});

it('cleans up after a process that died, and does not repeat at once what kills it', async () => {
  const { rows } = await db.query<{ name: string }>(
    `SELECT 'vigor_backup_check_' || oid AS name FROM pg_database WHERE datname = current_database()`,
  );
  program = new QuickBackup();
  const die = async () => {
    await db.query(`CREATE DATABASE ${rows[0]?.name}`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'scheduled-2026-11-04-030000.unverified.tar.gz.part'), 'half');
    await db.query('INSERT INTO backup_run (id, started_at) VALUES (gen_random_uuid(), now())');
  };
  await die();
  await run();
  expect(await scratchDatabases()).toBe(0);
  expect(await filesThere()).toEqual([expect.stringMatching(VERIFIED)]);
  expect((await shown()).failure).toBeNull();

  await die();
  await db.query(`UPDATE backup_run SET ended_at = now(), problem = 'The process died during the backup.'
                   WHERE ended_at IS NULL`);
  await rm(folder, { recursive: true });
  await db.query(`DROP DATABASE ${rows[0]?.name}`);
  await die();
  await run();
  expect(await scratchDatabases()).toBe(0);
  expect(await filesThere()).toEqual([]);
  expect((await shown()).failure?.problem).toBe('The process died during the backup.');
  await run();
  expect(await filesThere()).toEqual([expect.stringMatching(VERIFIED)]);
});

it('ends with its process, and leaves nothing', async () => {
  const stop = new AbortController();
  const ended = new InProcessBackup(shop.env);
  ended.meanwhile = async (path) => {
    await rm(path);
    stop.abort();
    throw new Error('ended');
  };
  program = ended;
  await expect(run(stop.signal)).rejects.toThrow('aborted');
  expect(await filesThere()).toEqual([]);
  expect((await shown()).failure?.problem).toBe('The process was stopped during the backup.');
});

it('says so where the folder cannot be written, and the shop goes on', async () => {
  await writeFile(folder, 'no folder');
  const env = { ...shop.env, BACKUP_DIR: join(folder, 'below') };
  await run(undefined, env);
  expect((await shown()).failure).toMatchObject({
    file: null,
    problem: expect.stringContaining('ENOTDIR'),
  });
  await rm(folder);
});
