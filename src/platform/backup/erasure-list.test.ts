import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addErasure, adoptErasures, erasureListOf, readErasures } from './erasure-list.js';

const at = '2026-01-01T00:00:00.000Z';
const ann = { userId: '01900000-0000-7000-8000-0000000000a1', at, scope: 'account' as const };
const bob = { userId: '01900000-0000-7000-8000-0000000000b1', at, scope: 'person' as const };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigor-erasures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const list = (place: string) =>
  erasureListOf({ BACKUP_DIR: join(folder, place), DATA_DIR: folder });

it('stands beside the backups, for its owner alone', async () => {
  expect(erasureListOf({ DATA_DIR: '/data' })).toBe('/data/backups/erasures.jsonl');
  await addErasure(list('one'), ann);
  expect((await stat(list('one'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o700);
});

it('is read to its end, though a process died while it wrote a line', async () => {
  expect(await readErasures(list('one'))).toEqual([]);
  await addErasure(list('one'), ann);
  await appendFile(list('one'), '{"userId":"0190');
  await addErasure(list('one'), bob);
  expect(await readErasures(list('one'))).toEqual([ann, bob]);
});

it('has each erasure once, though its job is tried again', async () => {
  for (const erasure of [ann, bob, ann]) await addErasure(list('one'), erasure);
  await addErasure(list('one'), { ...ann, scope: 'person' });
  expect(await readErasures(list('one'))).toEqual([ann, bob, { ...ann, scope: 'person' }]);
});

it('counts a line of releases that knew one scope as one of the whole person', async () => {
  const { userId } = ann;
  await addErasure(list('one'), { userId, at });
  expect(await readErasures(list('one'))).toEqual([{ userId, at, scope: 'person' }]);
});

it('beside an archive is taken over once', async () => {
  for (const erasure of [ann, bob]) await addErasure(list('archive'), erasure);
  await addErasure(list('own'), bob);
  const beside = await readErasures(list('archive'));
  expect(await adoptErasures(beside, list('own'))).toBe(1);
  expect(await adoptErasures(beside, list('own'))).toBe(0);
  expect(await adoptErasures(beside, list('archive'))).toBe(0);
  expect(await readErasures(list('own'))).toEqual([bob, ann]);
});
