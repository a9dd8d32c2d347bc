import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** The scripts below a path of the shop that a page has loaded, in bytes of gzip. */
export async function javascriptWeight(page: Page, folder: string): Promise<number> {
  const loaded = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name)",
  );
  const scripts = loaded.filter((name) => name.includes(folder) && name.endsWith('.js'));
  const sizes = await Promise.all([...new Set(scripts)].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipSync(await answer.arrayBuffer(), { level: 9 }).length;
}
