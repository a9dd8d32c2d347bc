import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../../config/env.js';
import { DiskMediaStore } from './disk-media-store.js';
import { nameOf } from './media-name.js';
import { describeFailingMediaStore, describeMediaStore } from './testing/media-store-contract.js';

const folders: string[] = [];
const open = async () => {
  folders.push(await mkdtemp(join(tmpdir(), 'vigor-media-')));
  return new DiskMediaStore(loadEnv({ DATA_DIR: folders.at(-1) }));
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('DiskMediaStore', () => {
  describeMediaStore(open);

  it('leaves no draft behind', async () => {
    const store = await open();
    const bytes = Buffer.from('image');
    const name = nameOf(bytes, 'jpg');
    await Promise.all([1, 2, 3].map(() => store.put(name, { bytes, mime: 'image/jpeg' })));
    expect(await readdir(join(folders.at(-1)!, 'media', name.slice(0, 2)))).toEqual([name]);
  });

  describe('where the disk fails', () => {
    describeFailingMediaStore(async () => {
      const store = await open();
      await writeFile(join(folders.at(-1)!, 'media'), 'no folder');
      return store;
    });
  });
});
