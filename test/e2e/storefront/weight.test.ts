import type { Product } from '../../support/product-fixtures.js';
import { javascriptWeight } from '../../support/javascript-weight.js';
import { open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const KB = 1_000;

const front = openStorefront();

/** The address of a product. */
async function detail(): Promise<string> {
  const { data } = await front.api.get<Product[]>('products?limit=1');
  return `/products/${data[0]?._id}`;
}

test.each([
  ['home', () => '/'],
  ['the list', () => '/products'],
  ['a product', detail],
])('%s loads at most 145 kB of JavaScript before an interaction', async (_, address) => {
  const page = await front.window();
  await open(page, await address());
  await page.waitForLoadState('networkidle');
  const weight = await javascriptWeight(page, '/assets/');
  expect(weight).toBeGreaterThan(50 * KB);
  expect(weight).toBeLessThanOrEqual(145 * KB);
});

test('the HTML of home has at most 100 kB before compression', async () => {
  const { byteLength } = await (await fetch(front.url)).arrayBuffer();
  expect(byteLength).toBeGreaterThan(50 * KB);
  expect(byteLength).toBeLessThanOrEqual(100 * KB);
});
