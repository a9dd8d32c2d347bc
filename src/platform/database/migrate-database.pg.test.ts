import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createDatabase, dropDatabase } from '../../../test/support/postgres.js';
import { eventually } from '../../../test/support/eventually.js';
import { freshDatabase } from '../../../test/support/worker-database.js';
import { type Env, loadEnv } from '../../config/env.js';
import type { Release } from '../release.js';
import { RELEASE } from '../release.js';
import { createIndexConcurrently } from './change-schema.js';
import { onOwnSource } from './data-source.js';
import {
  migrate,
  migrateDatabase,
  schemaStatus,
  undoMigrationsAfter,
  undoNewest,
  undoNewestMigration,
} from './migrate-database.js';
import { migrations } from './migrations/index.js';
import type { VersionedMigration } from './versioned-migration.js';

const OWN_NEWEST = migrations.at(-1)!.name;

/** A migration of a newer build. */
const newer = (
  oldestBuild: Release,
  up: (runner: QueryRunner) => Promise<unknown> = () => Promise.resolve(),
) =>
  class Newer1799999999999 implements VersionedMigration {
    readonly oldestBuild = oldestBuild;
    up = up;
    async down(runner: QueryRunner): Promise<void> {
      await runner.query('DROP TABLE IF EXISTS of_newer');
    }
  };

let env: Env;
let db: Client;
let drop: () => Promise<void>;

beforeEach(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  env = loadEnv({ DATABASE_URL: fresh.url });
  db = new Client(fresh.url);
  await db.connect();
});

afterEach(async () => {
  await db.end();
  await drop();
});

const migrateBy = (...planted: (new () => MigrationInterface)[]) =>
  onOwnSource(env, migrate, [...migrations, ...planted]);
const undoBy = (...planted: (new () => MigrationInterface)[]) =>
  onOwnSource(env, undoNewest, [...migrations, ...planted]);
const applied = async () => (await db.query('SELECT * FROM migrations ORDER BY id')).rows;
const newest = async () => (await applied()).at(-1);

describe('the database of a newer build', () => {
  it('is taken by a build that its migrations allow', async () => {
    await migrateBy(newer(RELEASE));
    await migrateDatabase(env);
    expect(await newest()).toMatchObject({ name: 'Newer1799999999999', oldest_build: RELEASE });
  });

  it('is refused by an older one, in a line that says what to do', async () => {
    await migrateBy(newer('99.10.0'));
    await expect(migrateDatabase(env)).rejects.toThrow(
      `The data needs version 99.10.0 of the shop or a newer one, and this is ${RELEASE}: start that version, or undo its migrations with it first (npm run migrate -- --down).`,
    );
  });

  it('is refused where a migration does not say which builds may run', async () => {
    await db.query(`INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9')`);
    await expect(migrateDatabase(env)).rejects.toThrow('newer version of the shop (it has Later9)');
  });

  it('is taken as before once that migration is undone, which needs its build', async () => {
    const planted = newer('99.10.0', (runner) => runner.query('CREATE TABLE of_newer ()'));
    await migrateBy(planted);
    await expect(undoNewestMigration(env)).rejects.toThrow(
      'Newer1799999999999 is of a newer version of the shop: undo it with that.',
    );
    expect(await undoBy(planted)).toBe('Newer1799999999999');
    await migrateDatabase(env);
  });
});

it('says nothing of a migration that failed', async () => {
  const broken = newer('99.0.0', (runner) => runner.query('SELECT 1 / 0'));
  await expect(migrateBy(broken)).rejects.toThrow('division by zero');
  expect(await newest()).toMatchObject({ name: OWN_NEWEST });
  await migrateDatabase(env);
});

it('undoes the newest migration alone', async () => {
  const before = await applied();
  expect(await undoNewestMigration(env)).toBe(OWN_NEWEST);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  expect(names(await applied())).toEqual(names(before.slice(0, -1)));
  await migrateDatabase(env);
  expect(names(await applied())).toEqual(names(before));
});

it('lists what has run, what is pending and what a newer build has done', async () => {
  await db.query(
    `INSERT INTO migrations (timestamp, name, oldest_build) VALUES (9, 'Later9', '99.1.0')`,
  );
  await db.query('DELETE FROM migrations WHERE name = $1', [OWN_NEWEST]);
  const { migrations: status, oldestBuild } = await schemaStatus(env);
  expect(oldestBuild).toBe('99.1.0');
  expect(status[0]).toEqual({ name: 'Outbox1700000000001', oldestBuild: null, state: 'applied' });
  expect(status.slice(-2)).toEqual([
    { name: 'Later9', oldestBuild: '99.1.0', state: 'newer' },
    { name: OWN_NEWEST, oldestBuild: expect.any(String) as string, state: 'pending' },
  ]);
});

it('lists all as pending where there is no schema yet', async () => {
  const name = `vigor_no_schema_${process.pid}`;
  const url = await createDatabase(name);
  const { migrations: all } = await schemaStatus(loadEnv({ DATABASE_URL: url }));
  expect(all.map(({ state }) => state)).toEqual(migrations.map(() => 'pending'));
  await dropDatabase(name);
});

it('lets others read a table meanwhile that it waits for', async () => {
  const reader = new Client(env.DATABASE_URL);
  await reader.connect();
  // Such as a backup, which reads for minutes.
  await db.query('BEGIN; SELECT FROM product');
  const changed = migrateBy(
    newer(RELEASE, (runner) => runner.query('ALTER TABLE product ADD of_newer text')),
  );
  await eventually(async () => {
    const { rowCount } = await reader.query(
      `SELECT FROM pg_stat_activity WHERE query LIKE 'ALTER TABLE product%' AND wait_event_type = 'Lock'`,
    );
    expect(rowCount).toBe(1);
  });
  await reader.query("SET statement_timeout = '15s'; SELECT id FROM product");
  await db.query('COMMIT');
  await changed;
  await reader.query('SELECT of_newer FROM product');
  await reader.end();
});

it.each([
  ['a lock timeout', '55P03'],
  ['a deadlock', '40P01'],
])('tries again after %s', async (_, state) => {
  let tries = 0;
  const planted = newer(RELEASE, (runner) =>
    runner.query(
      ++tries === 1
        ? `DO $$ BEGIN RAISE EXCEPTION 'locked' USING ERRCODE = '${state}'; END $$`
        : 'CREATE TABLE of_newer ()',
    ),
  );
  await migrateBy(planted);
  expect(tries).toBe(2);
  expect(await newest()).toMatchObject({ name: planted.name });
});

it('undoes all migrations after a named one, and none where that has not run', async () => {
  await migrateDatabase(env);
  const [wanted, ...after] = migrations.slice(-4).map(({ name }) => name);
  expect(await undoMigrationsAfter(env, wanted!)).toEqual(after.reverse());
  expect(await newest()).toMatchObject({ name: wanted });
  expect(await undoMigrationsAfter(env, wanted!)).toEqual([]);
  await expect(undoMigrationsAfter(env, OWN_NEWEST)).rejects.toThrow(
    `${OWN_NEWEST} has not run on this database.`,
  );
  expect(await newest()).toMatchObject({ name: wanted });
});

describe('an index made concurrently', () => {
  class Indexed1799999999999 implements VersionedMigration {
    readonly transaction = false;
    readonly oldestBuild = RELEASE;
    async up(runner: QueryRunner): Promise<void> {
      await createIndexConcurrently(runner, 'of_newer', 'ON lease (holder)', 'UNIQUE INDEX');
    }
    async down(runner: QueryRunner): Promise<void> {
      await runner.query('DROP INDEX CONCURRENTLY of_newer');
    }
  }
  const isValid = async () =>
    (await db.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'of_newer'::regclass`))
      .rows[0]?.indisvalid;

  it('is made anew where a run was interrupted', async () => {
    await db.query(`INSERT INTO lease (name, holder, held_until, due_at)
      SELECT n, '01900000-0000-7000-8000-000000000001', now(), now() FROM unnest('{a,b}'::text[]) n`);
    await expect(migrateBy(Indexed1799999999999)).rejects.toThrow('could not create unique index');
    expect(await isValid()).toBe(false);
    expect(await newest()).toMatchObject({ name: OWN_NEWEST });
    await db.query("DELETE FROM lease WHERE name = 'b'");
    await migrateBy(Indexed1799999999999);
    expect(await isValid()).toBe(true);
    expect(await newest()).toMatchObject({ oldest_build: RELEASE });
  });

  it('is removed without a transaction, too', async () => {
    await migrateBy(Indexed1799999999999);
    await undoBy(Indexed1799999999999);
    expect((await db.query(`SELECT to_regclass('of_newer') AS made`)).rows).toEqual([
      { made: null },
    ]);
  });
});
