import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asRoot } from './as-root.js';
import { dataFolder } from './data-folder.js';
import { Holder } from './holder.js';

/** As root, one that the database's own user cannot enter. */
const around = mkdtempSync(join(tmpdir(), 'vigor-place-'));
const dataDir = join(around, 'data');
const NOTES = 'SELECT text FROM notes';

/** Where the database lives. */
const home = () => {
  const note = join(dataDir, 'database-folder');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir;
};
const homes = new Set<string>();

beforeEach(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  const holder = await Holder.start(dataDir);
  await holder.query(`CREATE TABLE notes (text text); INSERT INTO notes VALUES ('kept')`);
  await holder.end();
  homes.add(home());
});
afterEach(async () => {
  await Holder.endAll();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => {
  for (const folder of [around, ...homes]) rmSync(folder, { recursive: true, force: true });
});

it('goes along where the data folder is moved', async () => {
  const moved = join(around, 'moved');
  renameSync(dataDir, moved);
  const holder = await Holder.start(moved);
  expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
  await holder.end();
  rmSync(moved, { recursive: true });
});

it('begins again where the data folder was removed', async () => {
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir, { mode: 0o700 });
  const holder = await Holder.start(dataDir);
  homes.add(home());
  await expect(holder.query(NOTES)).rejects.toThrow('"notes" does not exist');
});

asRoot('refuses, in one line, to begin an empty one where its own is gone', async () => {
  rmSync(home(), { recursive: true });
  const holder = Holder.spawn(dataDir);
  expect(await holder.ended()).toBe(1);
  expect(holder.log).toMatch(/^StartError: The database of .*data was in .* is missing: .*\n$/);
});

asRoot('says, in one line, that its user cannot enter the folder it was moved to', async () => {
  const closed = join(around, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const open = dataFolder();
  const holder = await Holder.start(open);
  await holder.end();
  renameSync(open, join(closed, 'data'));
  const moved = Holder.spawn(join(closed, 'data'));
  expect(await moved.ended()).toBe(1);
  expect(moved.log).toMatch(
    /^StartError: The system user of the database cannot enter .*closed.data: .*\n$/,
  );
});

asRoot('refuses, in one line, a copy that would work on the database of another', async () => {
  const copy = join(around, 'copy');
  cpSync(dataDir, copy, { recursive: true });
  const copied = Holder.spawn(copy);
  expect(await copied.ended()).toBe(1);
  expect(copied.log).toMatch(/^StartError: .*copy is a copy of .*data, whose database is in .*\n$/);
  const holder = await Holder.start(dataDir);
  expect(await holder.query(NOTES)).toEqual([{ text: 'kept' }]);
});
