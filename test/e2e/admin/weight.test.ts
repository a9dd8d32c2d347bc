import { gzipSync } from 'node:zlib';
import { ADMIN, heading, openAdmin } from '../../support/back-office.js';
import { openStorefront } from '../../support/storefront.js';

const KB = 1_000;

const front = openStorefront();

/** All JavaScript that a screen loads in a fresh browser, in bytes of gzip. */
async function weightOf(path: string, title: string): Promise<number> {
  const page = await openAdmin(front, path);
  await heading(page, title).waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name)",
  );
  const code = loaded.filter((name) => name.includes(`${ADMIN}/assets/`) && name.endsWith('.js'));
  const sizes = await Promise.all(code.map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address);
  return gzipSync(await answer.arrayBuffer(), { level: 9 }).length;
}

test.each([
  ['a list without charts', '/product-management/products', 'Products', 400],
  ['the dashboard with its charts', '', 'Admin Dashboard', 520],
])('%s loads no more JavaScript than it may', async (_, path, title, most) => {
  const weight = await weightOf(path, title);
  expect(weight).toBeGreaterThan(100 * KB);
  expect(weight).toBeLessThanOrEqual(most * KB);
});
