import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginSeries, beginSeriesByTime, listSeries, SERIES_LIST } from './document-series.js';

/** Above every series that counts restores. */
const BY_TIME = 100_000;

let folder: string;
let archive: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-series-'));
  archive = join(folder, 'backups', 'backup.tar.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const own = (shop: string) => join(folder, shop, 'backups');
const begin = (shop: string, current = 1, path = archive) => beginSeries(path, own(shop), current);

it('begins the next series, and by time where an old backup is restored once more', async () => {
  await listSeries(archive, 1);
  expect(await begin('one')).toBe(2);
  const second = await begin('two');
  expect(second).toBeGreaterThan(BY_TIME);
  expect(await begin('three')).toBeGreaterThan(second);
  expect((await stat(join(own('one'), SERIES_LIST))).mode & 0o777).toBe(0o600);
});

it('goes on from the restored shop, also where its backups are in a folder of its own', async () => {
  await listSeries(archive, 1);
  await begin('one');
  const next = join(own('one'), 'next.tar.gz');
  await listSeries(next, 2);
  expect(await begin('two', 2, next)).toBe(3);
  // The old archive does not know of that shop.
  expect(await begin('three')).toBeGreaterThan(BY_TIME);
});

it('begins by time where the archive was taken away from its list', async () => {
  expect(await begin('one')).toBeGreaterThan(BY_TIME);
});

it('begins by time where the folder of the backups knows a later series', async () => {
  await listSeries(archive, 1);
  await listSeries(join(own('one'), 'other.tar.gz'), 4);
  expect(await begin('one')).toBeGreaterThan(BY_TIME);
});

it('begins by time where the list beside the archive cannot be written', async () => {
  await listSeries(archive, 1);
  const list = join(folder, 'backups', SERIES_LIST);
  await chmod(list, 0o400);
  const series = await begin('one');
  // Root writes it all the same.
  if (process.getuid?.() === 0) expect(series).toBe(2);
  else expect(series).toBeGreaterThan(BY_TIME);
});

it('begins by time beside no list, and above what the shop has begun before', async () => {
  const first = await beginSeriesByTime(own('one'), 1);
  expect(first).toBeGreaterThan(BY_TIME);
  expect(await beginSeriesByTime(own('one'), 1)).toBeGreaterThan(first);
  expect(await beginSeriesByTime(own('two'), first + 5_000_000)).toBe(first + 5_000_001);
});
