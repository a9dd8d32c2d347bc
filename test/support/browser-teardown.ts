import './resolve-typescript.cjs';
import { closeWarmBrowser } from './warm-browser.js';

export default async function browserTeardown(): Promise<void> {
  // That of a run without workers, which is in this process.
  await closeWarmBrowser();
  await globalThis.stopSeededShops?.();
}
