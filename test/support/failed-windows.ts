import type { Locator, Page } from 'playwright-core';

/** A window may be the very thing that hangs, in ms. */
const PATIENCE_MS = 5_000;
/** Some screens full of text. */
const MOST_CHARACTERS = 6_000;

declare global {
  /** Set by `browser-environment.mjs` while a test that has failed is cleaned up. */
  var hasTestFailed: boolean | undefined;
}

/** What the windows of a failed test show, because no one was there to see; empty where it has passed. */
export async function failedWindows(pages: readonly Page[]): Promise<string> {
  if (!globalThis.hasTestFailed) return '';
  return (await Promise.all(pages.map(shown))).join('\n\n');
}

async function shown(page: Page): Promise<string> {
  const parts = await page.locator('main, [role="dialog"], [role="status"]').all();
  const texts = await Promise.all(parts.map(textOf));
  return `${page.url()}\n${texts.join('\n').slice(0, MOST_CHARACTERS)}`;
}

const textOf = (part: Locator): Promise<string> =>
  part
    .ariaSnapshot({ timeout: PATIENCE_MS })
    .catch((error: unknown) => `not readable: ${String(error)}`);
