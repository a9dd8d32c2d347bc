import './resolve-typescript.cjs';
import 'reflect-metadata';
import { seedOnce } from './seeded-shop.js';
import type { ShopProcess } from './shop-process.js';

declare global {
  // Handed to the teardown, which runs in the same process.
  var seededShop: ShopProcess | undefined;
}

/** One demo shop seeded for the whole run, which every file of browser tests starts a copy of. */
export default async function browserSetup(): Promise<void> {
  globalThis.seededShop = await seedOnce();
}
