import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './data-folder.js';
import { Holder } from './holder.js';

const disk = dataFolder();
const mount = (...options: string[]) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', ['mode=755', ...options].join(), 'vigor', disk]).status;
const unmount = () => spawnSync('umount', [disk]).status;
/** Only root may, and not in every container. */
const mayMount = mount('size=1m') === 0 && unmount() === 0;

afterAll(() => rmSync(disk, { recursive: true }));

(mayMount ? describe : describe.skip)('a disk', () => {
  const dataDir = join(disk, 'data');

  beforeAll(() => expect(mount('size=36m')).toBe(0));
  afterAll(async () => {
    await Holder.endAll();
    unmount();
  });

  it('that fills up while the database is made is named, and nothing half made stays', async () => {
    const holder = Holder.spawn(dataDir);
    expect(await holder.ended()).toBe(1);
    expect(holder.log).toMatch(/^StartError: The disk is full: .*\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('that is nearly full is named before anything is started', async () => {
    expect(mount('remount', 'size=16m')).toBe(0);
    const holder = Holder.spawn(dataDir);
    expect(await holder.ended()).toBe(1);
    expect(holder.log).toMatch(/^StartError: The disk is full: .* MB left and needs 32\..*\n$/);
  });

  it('that is read-only is named', async () => {
    expect(mount('remount', 'ro')).toBe(0);
    const holder = Holder.spawn(dataDir);
    expect(await holder.ended()).toBe(1);
    expect(holder.log).toMatch(/^StartError: The disk is read-only .*DATA_DIR.*\n$/);
  });
});
