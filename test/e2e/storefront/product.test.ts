import type { Page } from 'playwright-core';
import { answer, hold } from '../../support/calls.js';
import { money, type Product } from '../../support/product-fixtures.js';
import {
  button,
  heading,
  link,
  open,
  region,
  skeletons,
  expectToast,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const products = async (query = 'limit=40') =>
  (await front.api.get<Product[]>(`products?${query}`)).data;
const quantity = (page: Page) => page.getByRole('group', { name: 'Quantity' });
const setStock = (id: string, stock: number) =>
  front.admin().then(({ api }) => api.put(`products/${id}`, { quantity: stock }));

test('everything one wants to know, and images to choose from', async () => {
  const page = await front.window();
  const product = (await products()).find(({ images }) => images.length > 1)!;
  await open(page, `/products/${product._id}`);
  await page.getByText('Discover Your Perfect Product', { exact: true }).waitFor();
  const titles = page.getByRole('heading', { level: 1 });
  await waitUntil(() => titles.allInnerTexts()).toEqual([product.name]);
  await page.getByText(product.description).waitFor();
  await page.getByText(money(product.finalPrice)).first().waitFor();
  await page.getByText(`Category: ${product.category.title}`, { exact: true }).waitFor();
  await page.getByText(`Available: ${product.quantity}`, { exact: true }).waitFor();

  await page.getByRole('img', { name: product.name, exact: true }).waitFor();
  const second = button(page, `Show view 2 of ${product.name}`);
  await waitUntil(() => second.getAttribute('aria-pressed')).toBe('false');
  await second.click();
  const large = page.getByRole('img', { name: `${product.name}, view 2` });
  await waitUntil(() => large.getAttribute('src')).toBe(product.images[1]);
  await waitUntil(() => second.getAttribute('aria-pressed')).toBe('true');
  const first = button(page, `Show view 1 of ${product.name}`);
  await waitUntil(() => first.getAttribute('aria-pressed')).toBe('false');
});

test('an image that does not come leaves a quiet sign in its place', async () => {
  const page = await front.window();
  const [product] = await products();
  await page.route(/\/media\//, (route) => route.abort());
  front.browserErrors.expectNoNetwork();
  await open(page, `/products/${product?._id}`);
  const sign = page.getByRole('img', { name: product?.name ?? '', exact: true });
  await waitUntil(() => sign.evaluate((one) => one.tagName)).toBe('SPAN');
});

test('the quantity goes from 1 to the stock, and that many are put into the cart', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  const [product] = await products('maxPrice=200&limit=1');
  const id = product?._id ?? '';
  await setStock(id, 3);
  await open(page, `/products/${id}`);
  const [minus, plus] = [button(page, 'Decrease quantity'), button(page, 'Increase quantity')];
  await waitUntil(() => quantity(page).getByRole('status').innerText()).toBe('1');
  await waitUntil(() => minus.isDisabled()).toBe(true);
  await plus.click();
  await plus.click();
  await waitUntil(() => quantity(page).getByRole('status').innerText()).toBe('3');
  await waitUntil(() => plus.isDisabled()).toBe(true);
  await minus.click();

  const release = await hold(page, /create-cart/);
  await button(page, 'Add To Cart').click();
  const busy = button(page, 'Adding to cart...');
  await busy.waitFor();
  await waitUntil(() => busy.isDisabled()).toBe(true);
  release();
  await expectToast(page, 'Item added to cart');
  await link(page, 'Cart, 2 items').waitFor();
  await button(page, 'Add To Cart').waitFor();
});

test('what is sold out cannot be put into the cart, here and on its card', async () => {
  const page = await front.window(await front.newShopper());
  const [product] = await products('sort=asc&limit=1');
  const { _id = '', name = '' } = product ?? {};
  await setStock(_id, 0);
  await open(page, `/products/${_id}`);
  await page.getByText('Available: 0', { exact: true }).waitFor();
  const add = button(page, 'Add To Cart');
  await waitUntil(() => add.isDisabled()).toBe(true);
  const soldOut = page.getByText('Sold out', { exact: true }).and(page.locator('[id]'));
  await waitUntil(() => add.getAttribute('aria-describedby')).toBe(
    await soldOut.getAttribute('id'),
  );
  const [beside, of] = [await soldOut.boundingBox(), await add.boundingBox()];
  expect(beside!.x - of!.x - of!.width).toBeLessThan(40);
  expect(Math.abs(beside!.y + beside!.height / 2 - of!.y - of!.height / 2)).toBeLessThan(4);
  await waitUntil(() => button(page, 'Increase quantity').isDisabled()).toBe(true);
  await open(page, '/products?sort=asc');
  await waitUntil(() => button(page, `Add ${name} to cart`).isDisabled()).toBe(true);
});

test.each([390, 768])(
  'at %i px one buys on the first screen, and from a bar below it',
  async (width) => {
    const page = await front.window(await front.newShopper(), { width });
    const [product] = await products('maxPrice=200&limit=1');
    const { _id, name } = product!;
    await open(page, `/products/${_id}`);
    const screen = page.viewportSize()!.height;
    const add = button(page.getByRole('group', { name: 'Buy', exact: true }), 'Add To Cart');
    const image = page.getByRole('img', { name, exact: true });
    for (const place of [image, add]) {
      const box = (await place.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(screen);
    }
    const bar = region(page, `Buy ${name}`);
    await waitUntil(() => bar.count()).toBe(0);
    await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    await bar.getByText(money(product!.finalPrice)).waitFor();
    await button(bar, 'Add To Cart').click();
    await link(page, 'Cart, 1 item').waitFor();
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    await waitUntil(() => bar.count()).toBe(0);
  },
);

test('similar products are of the same category, without this one, and hidden where none is', async () => {
  const page = await front.window();
  const [product] = await products();
  const ofCategory = await products(`categories=${product?.category._id}&limit=40`);
  await open(page, `/products/${product?._id}`);
  const similar = region(page, 'Similar Products').getByRole('article').getByRole('heading');
  const others = ofCategory.map(({ name }) => name).filter((name) => name !== product?.name);
  await waitUntil(async () => (await similar.allInnerTexts()).sort()).toEqual(others.sort());

  await open(page, '/products');
  const meta = { page: 1, limit: 13, total: 1, totalIsExact: true };
  await answer(page, /products\?categories=/, { data: [product], meta });
  await page
    .getByRole('article')
    .getByRole('heading', { name: product?.name })
    .getByRole('link')
    .click();
  await page.getByText(`Available: ${product?.quantity}`).waitFor();
  await waitUntil(() => region(page, 'Similar Products').count()).toBe(0);
});

test('a skeleton while it loads; a failure says so and can be tried again', async () => {
  const page = await front.window();
  const [product] = await products();
  const one = new RegExp(`/api/products/${product?._id}`);
  await open(page, '/products');
  const release = await hold(page, one);
  const details = link(page, `View Details of ${product?.name}`);
  await details.click();
  await page.getByText('Discover Your Perfect Product', { exact: true }).waitFor();
  await skeletons(page.getByRole('main')).nth(5).waitFor();
  release();
  await heading(page, product?.name ?? '').waitFor();

  await open(page, '/products');
  await page.unroute(one);
  await answer(page, one, { status: 500, message: 'Something went wrong.' });
  front.browserErrors.expectStatus(500);
  await details.click();
  await page.getByRole('alert').filter({ hasText: 'Error loading product details.' }).waitFor();
  await page.unroute(one);
  const releaseAgain = await hold(page, one);
  await button(page, 'Try again').click();
  await skeletons(page.getByRole('main')).nth(5).waitFor();
  releaseAgain();
  await heading(page, product?.name ?? '').waitFor();
});

test('a product that is gone says so and shows others', async () => {
  const page = await front.window();
  front.browserErrors.expectStatus(404);
  await open(page, '/products/01a1fd76-a528-7219-975b-000000000000');
  await page.getByRole('alert').filter({ hasText: 'Error loading product details.' }).waitFor();
  await region(page, 'More to discover').getByRole('article').first().waitFor();
  await link(page, 'All products').click();
  await page.waitForURL('**/products');
});
