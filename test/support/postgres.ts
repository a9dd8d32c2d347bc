import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/start-embedded-postgres.js';

/** Stops Postgres when its input closes, which happens however the test run ends. */
const GUARDIAN = `
cat
note="$0/postgres/postmaster.pid"
kill -INT "$(head -n 1 "$note")"
while [ -e "$note" ]; do sleep 0.1; done
rm -rf "$0"`;

/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm';
/** What a run may need there, ten times what has been seen. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * One Postgres for the whole run, in memory where there is room, else in a temporary folder; or that of
 * TEST_DATABASE_URL. Call it before the workers start, which find it in the environment; further calls reuse it.
 */
export async function startTestPostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  process.env.TEST_POSTGRES ??= given ?? (await startOwn());
}

async function startOwn(): Promise<string> {
  const folder = mkdtempSync(join(fastestFolder(), 'vigor-test-postgres-'));
  chmodSync(folder, 0o755);
  const log = (line: string) => process.stdout.write(`${line}\n`);
  const { url } = await startEmbeddedPostgres({ dataDir: folder, log, settings: fastSettings() });
  endWithUs(folder);
  return url;
}

/**
 * Where the files of databases are cheapest to create: each test file makes and drops a thousand, and ext4
 * looks past all that were deleted in the last seconds for each new one.
 */
function fastestFolder(): string {
  return freemem() > NEEDED_BYTES && freeBytes(MEMORY) > NEEDED_BYTES ? MEMORY : tmpdir();
}

/** 0 where there is no such folder. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Test data need not survive a power failure, so nothing waits for the disk. */
function fastSettings(): Record<string, string> {
  const file = join(__dirname, 'postgres-settings.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

function endWithUs(folder: string): void {
  const guardian = spawn('/bin/sh', ['-c', GUARDIAN, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guardian.unref();
}

/** Creates a database, as a copy of `template` if given, and returns its URL. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  await dropDatabase(name);
  await asAdmin(`CREATE DATABASE "${name}" ${template ? `TEMPLATE "${template}"` : ''}`);
  const url = adminUrl();
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database, closing its connections. */
export function dropDatabase(name: string): Promise<void> {
  return asAdmin(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
}

/** Creates a superuser, like the user of a Postgres container. */
export async function createSuperuser(name: string, password: string): Promise<void> {
  await asAdmin(`DROP ROLE IF EXISTS "${name}"`);
  await asAdmin(`CREATE ROLE "${name}" SUPERUSER LOGIN PASSWORD '${password}'`);
}

/** `host:port` of the run's Postgres. */
export const postgresHost = (): string => adminUrl().host;

function adminUrl(): URL {
  const address = process.env.TEST_POSTGRES;
  if (!address) throw new Error('no Postgres for the tests: globalSetup has not run');
  return new URL(address);
}

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl().href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
