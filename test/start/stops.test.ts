import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runningPostmaster } from '../../src/platform/database/embedded/lock-file.js';
import { eventually } from '../support/eventually.js';
import { dataFolder } from './data-folder.js';
import { StartedShop } from './started-shop.js';

describe('a shop that is stopped while it starts', () => {
  const dataDir = dataFolder();
  const cluster = join(dataDir, 'postgres');

  afterAll(async () => {
    await StartedShop.endAll();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(['first', 'second'])('leaves no database behind, the %s time', async () => {
    const shop = await StartedShop.spawn({ dataDir });
    await eventually(() => expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(true), 60_000);
    expect(await shop.stop()).toBe(0);
    expect(runningPostmaster(cluster)).toBeUndefined();
  });
});
