import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { warmSearches } from '../../src/platform/database/embedded/warm-searches.js';
import { eventually } from '../support/eventually.js';
import { dataFolder } from './data-folder.js';
import { Holder } from './holder.js';

const dataDir = dataFolder();
let holder: Holder;
let bytes: { searched: number; index: number };

beforeAll(async () => {
  holder = await Holder.start(dataDir);
  await holder.query(`CREATE EXTENSION pg_trgm;
    CREATE TABLE searched AS SELECT md5(n::text) AS text FROM generate_series(1, 200000) AS n;
    CREATE INDEX by_part ON searched USING gin (text gin_trgm_ops);
    CREATE TABLE other AS SELECT * FROM searched; CREATE INDEX ON other (text); CHECKPOINT`);
  [bytes] = (await holder.query(`SELECT pg_relation_size('searched')::float8 AS searched,
    pg_relation_size('by_part')::float8 AS index`)) as [typeof bytes];
});

afterAll(async () => {
  await Holder.endAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const warm = (mostBytes?: number, signal = new AbortController().signal) =>
  warmSearches({ url: holder.url, cluster: join(dataDir, 'postgres'), signal, mostBytes });

it('reads the tables that are searched by parts of a text, and those indexes', async () => {
  expect(await warm(Infinity)).toBe(bytes.searched + bytes.index);
});

it('reads no more than the memory has room for, the smallest first', async () => {
  const smaller = Math.min(bytes.searched, bytes.index);
  expect(await warm(bytes.searched + bytes.index - 1)).toBe(smaller);
  expect(await warm(smaller - 1)).toBe(0);
});

it('reads nothing more when the shop stops', async () => {
  expect(await warm(undefined, AbortSignal.abort())).toBe(0);
});

it('does so at every start', async () => {
  await holder.end();
  holder = await Holder.start(dataDir);
  await eventually(() => {
    const read = /^rchar: (\d+)$/m.exec(readFileSync(`/proc/${holder.pid}/io`, 'utf8'))?.[1];
    expect(Number(read)).toBeGreaterThan(bytes.searched + bytes.index);
  });
});
