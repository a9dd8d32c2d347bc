import type { Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { eventually } from '../../support/eventually.js';
import type { Product } from '../../support/product-fixtures.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
let product: Product;

beforeAll(async () => {
  const { data } = await front.api.get<Product[]>('products?limit=100');
  product = data.find(({ images }) => images.length === 3)!;
});

const pictures = (page: Page) => page.getByRole('group', { name: `Pictures of ${product.name}` });
const view = (page: Page, name: string) =>
  pictures(page).getByRole('img', { name, exact: true }).waitFor();

test('the views of a product change by press and by arrow keys, round and round', async () => {
  const page = await front.window();
  const { name } = product;
  await page.goto(`/products/${product._id}`);
  await view(page, name);
  const second = page.getByRole('button', { name: `Show view 2 of ${name}` });
  await second.click();
  await view(page, `${name}, view 2`);
  await waitUntil(() => second.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowRight');
  await view(page, `${name}, view 3`);
  await pictures(page).getByRole('status').getByText('View 3 of 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await view(page, name);
  await page.keyboard.press('ArrowLeft');
  await view(page, `${name}, view 3`);
});

test('an image opens large, comes closer, leads to the next, and gives the focus back', async () => {
  const page = await front.window(undefined, { width: 390 });
  await page.goto(`/products/${product._id}`);
  const opener = page.getByRole('button', { name: `Enlarge picture of ${product.name}` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Image 1 of 3' });
  await dialog.waitFor();
  const width = async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0;
  await waitUntil(() => dialog.getByRole('img').evaluate((one) => one.complete)).toBe(true);
  const whole = await width();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await eventually(async () => expect(await width()).toBeCloseTo(2 * whole, 0));
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await page.keyboard.press('ArrowRight');
  const next = page.getByRole('dialog', { name: 'Image 2 of 3' });
  await next.getByRole('img').click();
  await next.getByRole('button', { name: 'Zoom out' }).waitFor();
  await page.keyboard.press('Escape');
  await next.waitFor({ state: 'hidden' });
  await waitUntil(() => page.locator(':focus').getAttribute('aria-label')).toContain(
    'Enlarge picture',
  );
});
