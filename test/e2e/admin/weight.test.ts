import { ADMIN, heading, openAdmin } from '../../support/back-office.js';
import { javascriptWeight } from '../../support/javascript-weight.js';
import { openStorefront } from '../../support/storefront.js';

const KB = 1_000;

const front = openStorefront();

/** All JavaScript that a screen loads in a fresh browser, in bytes of gzip. */
async function weightOf(path: string, title: string): Promise<number> {
  const page = await openAdmin(front, path);
  await heading(page, title).waitFor();
  await page.waitForLoadState('networkidle');
  return javascriptWeight(page, `${ADMIN}/assets/`);
}

test.each([
  ['a list without charts', '/product-management/products', 'Products', 400],
  ['the dashboard with its charts', '', 'Admin Dashboard', 520],
])('%s loads no more JavaScript than it may', async (_, path, title, most) => {
  const weight = await weightOf(path, title);
  expect(weight).toBeGreaterThan(100 * KB);
  expect(weight).toBeLessThanOrEqual(most * KB);
});
