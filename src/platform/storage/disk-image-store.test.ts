import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../../config/env.js';
import { DiskImageStore } from './disk-image-store.js';
import { imageNameOf } from './image-name.js';
import { failingImageStoreContract, imageStoreContract } from './testing/image-store.contract.js';

const folders: string[] = [];
const open = async () => {
  folders.push(await mkdtemp(join(tmpdir(), 'vigor-media-')));
  return new DiskImageStore(loadEnv({ DATA_DIR: folders.at(-1) }));
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

describe('DiskImageStore', () => {
  imageStoreContract(open);

  it('leaves no draft behind', async () => {
    const store = await open();
    const bytes = Buffer.from('image');
    const name = imageNameOf(bytes, 'jpg');
    await Promise.all([1, 2, 3].map(() => store.put(name, { bytes, mime: 'image/jpeg' })));
    expect(await readdir(join(folders.at(-1)!, 'media', name.slice(0, 2)))).toEqual([name]);
  });

  describe('where the disk fails', () => {
    failingImageStoreContract(async () => {
      const store = await open();
      await writeFile(join(folders.at(-1)!, 'media'), 'no folder');
      return store;
    });
  });
});
