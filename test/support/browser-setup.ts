import './resolve-typescript.cjs';
import 'reflect-metadata';
import type { Config } from '@jest/types';
import { seedOnce } from './seeded-shop.js';
import { startSharedShops } from './shared-shops.js';

declare global {
  // Passed to the teardown, which runs in the same process.
  var stopSeededShops: (() => Promise<void>) | undefined;
}

/** One demo shop seeded for the whole run, and a copy of it for each worker. */
export default async function browserSetup({ maxWorkers }: Config.GlobalConfig): Promise<void> {
  const seeded = await seedOnce();
  const stopShared = await startSharedShops(maxWorkers);
  globalThis.stopSeededShops = async () => {
    await stopShared();
    await seeded.close();
  };
}
