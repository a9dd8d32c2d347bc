import './resolve-typescript.cjs';
import 'reflect-metadata';
import type { Config } from '@jest/types';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FILES, prepareSeed, seedOnce } from './seeded-shop.js';
import { SHOPS, startSharedShops } from './shared-shops.js';

declare global {
  // Passed to the teardown, which runs in the same process.
  var stopSeededShops: (() => Promise<void>) | undefined;
}

/**
 * One demo shop seeded for the whole run, and a copy of it for each worker. Tests of other projects run
 * meanwhile, because seeding keeps one core busy; `browser-environment.mjs` waits for it.
 */
export default async function browserSetup({ maxWorkers }: Config.GlobalConfig): Promise<void> {
  await prepareSeed();
  const file = join(mkdtempSync(join(tmpdir(), 'vigor-shops-')), 'environment.json');
  process.env.SHOPS_FILE = file;
  const stopShops = startShops(maxWorkers, file);
  globalThis.stopSeededShops = async () => {
    await (
      await stopShops
    )();
    rmSync(dirname(file), { recursive: true });
  };
}

/** Starts the shops, and writes the environment of the files that use them, or why there is none. */
async function startShops(workers: number, file: string): Promise<() => Promise<void>> {
  try {
    const seeded = await seedOnce();
    const shared = await startSharedShops(workers, seeded.dataDir);
    write(file, { env: { [FILES]: seeded.dataDir, [SHOPS]: shared.text } });
    return async () => {
      await shared.stop();
      await seeded.close();
    };
  } catch (error) {
    write(file, { problem: String(error) });
    return async () => undefined;
  }
}

/** Whoever sees the file sees all of it. */
function write(file: string, content: object): void {
  writeFileSync(`${file}.part`, JSON.stringify(content));
  renameSync(`${file}.part`, file);
}
