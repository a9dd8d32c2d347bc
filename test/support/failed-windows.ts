import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** A window may be the very thing that hangs, in ms. */
const READ_WITHIN_MS = 5_000;
/** Some screens full of text. */
const MOST_CHARACTERS = 6_000;

declare global {
  /** Whether the current test has failed; set by `browser-environment.mjs`. */
  var hasTestFailed: boolean | undefined;
}

/** What the windows of a failed test show; empty where the test has passed. Never fails, so that the windows are closed. */
export async function failedWindows(pages: readonly Page[]): Promise<string> {
  if (!globalThis.hasTestFailed) return '';
  return (await Promise.all(pages.map(shown))).join('\n\n');
}

async function shown(page: Page): Promise<string> {
  const late = pause(READ_WITHIN_MS, 'not readable: it does not respond', { ref: false });
  const text = await Promise.race([textOf(page), late]).catch(
    (error: unknown) => `not readable: ${String(error)}`,
  );
  return `${page.url()}\n${text.slice(0, MOST_CHARACTERS)}`;
}

async function textOf(page: Page): Promise<string> {
  const parts = await page.locator('main, [role="dialog"], [role="status"]').all();
  const texts = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return texts.join('\n');
}
