import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Env, loadEnv } from '../../../src/config/env.js';
import { EnterMissingOrders } from '../../../src/modules/books/use-cases/enter-missing-orders.js';
import { ArchiveFile } from '../../../src/platform/backup/archive-file.js';
import { checkArchive } from '../../../src/platform/backup/archive-reader.js';
import { FORMAT } from '../../../src/platform/backup/archive-format.js';
import { ArchiveWriter } from '../../../src/platform/backup/archive-writer.js';
import { backUpShop, restoreShop } from '../../../src/platform/backup/backup-shop.js';
import { onArchive } from '../../../src/platform/backup/open-archive.js';
import { runBackup } from '../../../src/platform/backup/run-backup.js';
import { ranMigrations, tablesOf } from '../../../src/platform/backup/tables.js';
import { openImageStore } from '../../../src/platform/storage/open-image-store.js';
import { PrivateImages } from '../../../src/platform/storage/private-images.js';
import { addProduct } from '../../support/catalog-rows.js';
import { imageNameIn, pngOfShade, upload } from '../../support/catalog/test-images.js';
import { changeAndPack, flipByte } from '../../support/damaged-file.js';
import { eventually } from '../../support/eventually.js';
import { grownSettings } from '../../support/grown-form.js';
import { newAdmin } from '../../support/test-users.js';
import { createDatabase, dropDatabase } from '../../support/postgres.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

const MESSAGES = 40_000;
/** What a running shop writes all the time. */
const CLOCKWORK = /^(.*_coverage|lease|(reconciliation|balance)_cursor|worker)$/;
/** What a restore changes: it begins a series of documents. */
const RAISED = ['billing_counter'];

let shop: TestApp;
let mailbox: TestMailbox;
let folder: string;
let archive: string;
/** Names in the image store: a public one, and a private one. */
let images: string[];
let places = 0;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-backup-'));
  archive = join(folder, 'backup.tar.gz');
  mailbox = await startTestMailbox();
  shop = await startTestApp({ JWT_SECRET: '', SMTP_URL: mailbox.smtpUrl });
  const person = await newAdmin(shop);
  const { url } = (await upload(person.api, await pngOfShade(7))).data;
  images = [imageNameIn(url), (await shop.app.get(PrivateImages).add(await pngOfShade(8))).name];
  await onDatabase(shop.env, async (db) => {
    await addProduct(db, { name: 'Rope\twith "quotes", \\ and\nlines' });
    await placeOrder(shop, person.id);
    // More than one piece of a table.
    await db.query(
      `INSERT INTO contact_message (id, name, email, subject, message, created_at)
       SELECT gen_random_uuid(), 'n' || n, 'e', 's', repeat('message ', 20), now()
         FROM generate_series(1, ${MESSAGES}) AS n`,
    );
    // Its scheduled job may be entering the same order.
    await eventually(() => shop.app.get(EnterMissingOrders, { strict: false }).execute());
    const waiting = 'SELECT FROM outbox WHERE done_at IS NULL';
    await eventually(async () => expect((await db.query(waiting)).rowCount).toBe(0));
  });
  await backUpShop(shop.env, new ArchiveFile(archive));
});

afterAll(async () => {
  for (const end of ends) await end();
  await shop?.close();
  await mailbox?.close();
  await rm(folder, { recursive: true, force: true });
});

async function onDatabase<T>({ DATABASE_URL }: Env, work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client(DATABASE_URL);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Settings of a shop that is not there yet. */
async function emptyPlace(): Promise<Env> {
  const name = `vigor_restored_${process.pid}_${++places}`;
  const dataDir = await mkdtemp(join(folder, 'place-'));
  ends.push(() => dropDatabase(name));
  return loadEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: await createDatabase(name),
    ...grownSettings(name),
  });
}

const restore = async (env: Env, path = archive) =>
  onArchive(env, path, async (place) => restoreShop(env, place, await checkArchive(place)));

/** A line for each table and sequence that says all that is in it. */
const contentOf = (env: Env) =>
  onDatabase(env, async (db) => {
    const lines: string[] = [];
    for (const { name } of await tablesOf(db)) {
      if (CLOCKWORK.test(name) || RAISED.includes(name)) continue;
      const { rows } = await db.query<{ line: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS line
           FROM "${name}" AS t`,
      );
      lines.push(`${name} ${rows[0]!.line}`);
    }
    const next = await db.query<{ line: string }>(
      `SELECT sequencename || ' ' || coalesce(last_value::text, 'new') AS line FROM pg_sequences
        WHERE schemaname = 'public' AND sequencename <> 'migrations_id_seq' ORDER BY 1`,
    );
    return { lines, sequences: next.rows.map(({ line }) => line) };
  });

it('comes back whole: every row, every file, and the secret; order numbers go on well above', async () => {
  const env = await emptyPlace();
  await restore(env);
  const [was, is] = [await contentOf(shop.env), await contentOf(env)];
  expect(is.lines).toEqual(was.lines);
  expect(was.lines.join('\n')).toContain(`contact_message ${MESSAGES} `);
  expect(was.sequences.join('\n')).toMatch(/order_number 100001/);
  await onDatabase(env, async (db) => {
    const { rows } = await db.query<{ next: string }>(`SELECT nextval('order_number') AS next`);
    expect(rows[0]!.next).toBe('101002');
    const { rows: counters } = await db.query('SELECT series, last_number FROM billing_counter');
    expect(counters).toEqual([
      { series: 2, last_number: 0 },
      { series: 2, last_number: 0 },
    ]);
    expect(await ranMigrations(db)).toEqual(await onDatabase(shop.env, ranMigrations));
  });
  const [before, after] = [await openImageStore(shop.env), await openImageStore(env)];
  for (const name of images) {
    expect((await after.get(name))?.bytes).toEqual((await before.get(name))!.bytes);
  }
  for (const store of [before, after]) store.close();
  const secret = (of: Env) => readFile(join(of.DATA_DIR, 'jwt-secret'), 'utf8');
  expect(await secret(env)).toBe(await secret(shop.env));
});

it('comes back whole from the backup of a shop that came out of one, and has sold nothing since', async () => {
  const [once, twice] = [await emptyPlace(), await emptyPlace()];
  const second = join(folder, 'second.tar.gz');
  await restore(once);
  await backUpShop(once, new ArchiveFile(second));
  await restore(twice, second);
  const nextOf = (env: Env) =>
    onDatabase(env, async (db) => {
      const next: Record<string, string> = {};
      const { rows } = await db.query<{ name: string }>(
        `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`,
      );
      for (const { name } of rows) {
        next[name] = (await db.query(`SELECT nextval('"${name}"') AS next`)).rows[0].next;
      }
      return next;
    });
  const [was, next] = [await nextOf(once), await nextOf(twice)];
  expect({ ...next, order_number: '101002' }).toEqual(was);
  const ran = await onDatabase(twice, ranMigrations);
  expect(next).toMatchObject({
    order_number: '102002',
    migrations_id_seq: String(ran.length + 1),
  });
});

it('is one file for its owner’s eyes, and no unfinished one stays', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  await expect(stat(`${archive}.part`)).rejects.toThrow('ENOENT');
  const nowhere = join(folder, 'none', 'backup.tar.gz');
  await expect(backUpShop(shop.env, new ArchiveFile(nowhere))).rejects.toThrow('ENOENT');
});

it('overwrites no archive, and verifies one that exists as it is', async () => {
  const there = join(folder, 'there.tar.gz');
  await copyFile(archive, there);
  const said: string[] = [];
  const run = (isToVerify: boolean) =>
    runBackup(shop.env, { address: there, isToVerify }, (line) => said.push(line));
  await expect(run(false)).rejects.toThrow(`${there} exists already`);
  await run(true);
  expect(said).toEqual([expect.stringContaining(`${there} was restored into a scratch database`)]);
  expect(await readFile(there)).toEqual(await readFile(archive));
});

it('says that there is nothing to back up', async () => {
  const env = await emptyPlace();
  await expect(backUpShop(env, new ArchiveFile(join(folder, 'nothing.tar.gz')))).rejects.toThrow(
    'There is nothing to back up yet: the database is empty.',
  );
});

describe('a restore refuses', () => {
  const expectUntouched = (env: Env) =>
    onDatabase(env, async (db) => expect(await tablesOf(db)).toEqual([]));

  it('a place where a shop has been', async () => {
    const { lines } = await contentOf(shop.env);
    await expect(restore(shop.env)).rejects.toThrow(
      /^The database vigor_test_\S+ is not empty: restore into a new one/,
    );
    expect((await contentOf(shop.env)).lines).toEqual(lines);
  });

  it.each([
    ['cut off', async (path: string) => truncate(path, (await stat(path)).size - 100)],
    [
      'cut in half',
      async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2)),
    ],
    ['with one byte changed', flipByte],
    ['changed and packed again', changeAndPack],
    ['empty', (path: string) => truncate(path, 0)],
    ['something else', (path: string) => writeFile(path, 'a letter')],
  ])('an archive that is %s', async (_, damage) => {
    const path = join(folder, 'damaged.tar.gz');
    await copyFile(archive, path);
    await damage(path);
    const env = await emptyPlace();
    await expect(restore(env, path)).rejects.toThrow(`${path} is damaged, or is not a backup`);
    await expectUntouched(env);
  });

  it.each([
    ['schema', { format: FORMAT, migrations: ['Later1799999999999'] }, 'it has Later1799999999999'],
    ['format', { format: FORMAT + 1, migrations: ['x'] }, `format ${FORMAT + 1}`],
  ])('an archive of a newer %s', async (_, newer, why) => {
    const path = join(folder, 'newer.tar.gz');
    const writer = new ArchiveWriter(new ArchiveFile(path));
    await writer.begin({ madeAt: '2040-01-01', tables: [], ...newer });
    await writer.finish({ rows: {}, sequences: {}, files: 0 });
    await expect(checkArchive(new ArchiveFile(path))).rejects.toThrow(
      `${path} is of a newer version of the shop (${why}): restore it with that version.`,
    );
  });

  it('a file that is not there', async () => {
    await expect(checkArchive(new ArchiveFile('/none/such'))).rejects.toThrow(
      'There is no file /none/such.',
    );
  });
});

it('can be done again where it was interrupted', async () => {
  const env = await emptyPlace();
  const interrupted = { ...env, S3_BUCKET: undefined, DATA_DIR: join(folder, 'gone') };
  await writeFile(join(folder, 'gone'), 'no folder');
  await expect(restore(interrupted)).rejects.toThrow();
  await restore(env);
  expect((await contentOf(env)).lines).toEqual((await contentOf(shop.env)).lines);
});
