import type { Browser } from 'playwright-core';
import type { Profile } from './browser-windows.js';
import { launchChromium } from './chromium.js';

/** A browser and its contexts at the address of the worker's shop, which earlier files have warmed up. */
interface WarmBrowser {
  readonly browser: Browser;
  readonly idle: Profile[];
}

declare global {
  // Stays from file to file, unlike the modules of the tests.
  var warmBrowser: Promise<WarmBrowser> | undefined;
}

/** The browser of this worker. */
export async function openWarmBrowser(): Promise<WarmBrowser> {
  const open = await globalThis.warmBrowser;
  if (open?.browser.isConnected()) return open;
  globalThis.warmBrowser = launchChromium().then((browser) => ({ browser, idle: [] }));
  process.on('removeListener', closeAtEnd);
  return globalThis.warmBrowser;
}

/** Closes the browser, which would keep the process running. */
export async function closeWarmBrowser(): Promise<void> {
  process.off('removeListener', closeAtEnd);
  const open = globalThis.warmBrowser;
  globalThis.warmBrowser = undefined;
  await (await open)?.browser.close();
}

/** A worker stops to listen when it is about to end. */
function closeAtEnd(event: string | symbol): void {
  if (event === 'message') void closeWarmBrowser();
}
