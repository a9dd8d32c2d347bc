import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { asRoot } from './as-root.js';
import { dataFolder } from './data-folder.js';
import { Holder } from './holder.js';

afterAll(() => Holder.endAll());

const NOTES = 'SELECT text FROM notes ORDER BY text';
const IS_OVER_TCP = 'SELECT inet_client_addr() IS NOT NULL AS "isOverTcp"';
/** With the name of a socket, longer than any system takes. */
const LONG = 'x'.repeat(100);

describe('the embedded Postgres', () => {
  const dataDir = dataFolder();
  let holder: Holder;

  beforeAll(async () => {
    holder = await Holder.start(dataDir);
    await holder.query(`CREATE TABLE notes (text text); INSERT INTO notes VALUES ('kept')`);
  });

  afterAll(async () => {
    await holder.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('keeps its data over a stop in order', async () => {
    expect(await holder.end()).toBe(0);
    holder = await Holder.start(dataDir);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('is adopted by the next start after its process was killed', async () => {
    const before = holder.postmaster;
    await holder.end('SIGKILL');
    holder = await Holder.start(dataDir);
    expect(holder.postmaster).toBe(before);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('is reached over a Unix socket in its folder', async () => {
    expect(await holder.query(IS_OVER_TCP)).toEqual([{ isOverTcp: false }]);
  });

  it('starts again on its port when it is killed alone', async () => {
    const before = holder.postmaster;
    process.kill(before, 'SIGKILL');
    await eventually(async () => {
      expect(holder.postmaster).not.toBe(before);
      expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
    }, 60_000);
  });

  it('recovers when both are killed at once', async () => {
    process.kill(holder.postmaster, 'SIGKILL');
    await holder.end('SIGKILL');
    holder = await Holder.start(dataDir);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('starts it again when the process before stops it meanwhile', async () => {
    const next = Holder.spawn(dataDir);
    await eventually(async () => {
      const waiting = `SELECT FROM pg_stat_activity WHERE application_name = 'vigor ${next.pid}'`;
      expect(await holder.query(waiting)).toHaveLength(1);
    });
    expect(await holder.end()).toBe(0);
    holder = next;
    await eventually(() => holder.url, 60_000);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('waits for one that is just ending', async () => {
    process.kill(holder.postmaster, 'SIGINT');
    await holder.end('SIGKILL');
    holder = await Holder.start(dataDir);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('is not misled by another program that got the number of a dead postmaster', async () => {
    const note = join(dataDir, 'postgres/postmaster.pid');
    const text = readFileSync(note, 'utf8');
    await holder.end();
    writeFileSync(note, text.replace(/^\d+/, String(process.pid)));
    holder = await Holder.start(dataDir);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('keeps a second start off the same folder, in one line', async () => {
    const second = Holder.spawn(dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.log).toMatch(/^StartError: The shop already runs on .*\(process \d+\).*\n$/);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('refuses the data of a newer version, in one line, and leaves it alone', async () => {
    const version = join(dataDir, 'postgres/PG_VERSION');
    await holder.end();
    writeFileSync(version, '99\n');
    const newer = Holder.spawn(dataDir);
    expect(await newer.ended()).toBe(1);
    expect(newer.log).toMatch(/^StartError: .*newer version \(PostgreSQL 99; .*\n$/);
    writeFileSync(version, '18\n');
    holder = await Holder.start(dataDir);
    expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  });

  it('takes a password that only its owner can read', async () => {
    const mode = statSync(join(dataDir, 'postgres/vigor-password')).mode & 0o777;
    expect(mode).toBe(0o600);
    const stranger = holder.url.replace(/:[^:@]+@/, ':wrong@');
    const { Client } = await import('pg');
    await expect(new Client({ connectionString: stranger }).connect()).rejects.toThrow(/password/);
  });
});

describe('a place for the embedded Postgres', () => {
  it('is cleared of what an interrupted first start left', async () => {
    const dataDir = dataFolder();
    mkdirSync(join(dataDir, 'postgres.new-99999999/cluster'), { recursive: true });
    const holder = await Holder.start(dataDir);
    expect(statSync(join(dataDir, 'postgres.new-99999999'), { throwIfNoEntry: false })).toBe(
      undefined,
    );
    await holder.end();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['whose path is too long for a socket', () => [join(dataFolder(), LONG), {}] as const],
    [
      'that cannot hold a socket',
      () => [dataFolder(), { unix_socket_directories: `/tmp/${LONG}` }] as const,
    ],
  ])('%s has its database reached over TCP, also when it was killed', async (_case, given) => {
    const [dataDir, settings] = given();
    const holder = await Holder.start(dataDir, settings);
    const before = holder.postmaster;
    expect(await holder.query(IS_OVER_TCP)).toEqual([{ isOverTcp: true }]);
    process.kill(before, 'SIGKILL');
    await eventually(async () => {
      expect(holder.postmaster).not.toBe(before);
      expect(await holder.query(IS_OVER_TCP)).toEqual([{ isOverTcp: true }]);
    }, 60_000);
    await holder.end();
    rmSync(dataDir, { recursive: true });
  });

  it('that cannot be written is named in one line', async () => {
    const holder = Holder.spawn('/proc/vigor');
    expect(await holder.ended()).toBe(1);
    expect(holder.log).toMatch(/^StartError: .*\/proc\/vigor.*DATA_DIR.*\n$/);
  });

  asRoot('is outside a folder that the system user cannot enter', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'vigor-closed-'));
    const holder = await Holder.start(closed);
    const place = /The database is stored in (\/var\/lib\/vigor\/[\w-]+)/.exec(holder.log)?.[1];
    expect(place).toBeDefined();
    const [row] = await holder.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder`,
    );
    expect(row?.folder).toBe(`${place}/postgres`);
    await holder.end();
    rmSync(closed, { recursive: true });
    rmSync(String(place), { recursive: true });
  });
});
