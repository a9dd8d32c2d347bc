import { ADMIN, openAdmin } from '../support/back-office.js';
import { button, field, heading, link, open } from '../support/screen.js';
import { waitUntil } from '../support/wait-until.js';
import { openStorefront } from '../support/storefront.js';
import { truncate } from '../support/truncate.js';

const front = openStorefront();

beforeAll(() => truncate(front.db, 'product', 'category', 'content_entry'));

test('a shop on its first day has a whole home page, and says that its shelves are being filled', async () => {
  const page = await front.window();
  await open(page, '/');
  await heading(page, 'Unleash Your Potential').waitFor();
  const bottomOf = async (text: string) => {
    const { y, height } = (await heading(page, text)
      .locator('xpath=ancestor::section')
      .boundingBox())!;
    return { top: y, bottom: y + height };
  };
  const hero = await bottomOf('Unleash Your Potential');
  expect((await bottomOf('Why Choose Our Products')).top).toBe(hero.bottom);

  await open(page, '/products');
  await heading(page, 'No Products Found').waitFor();
  await page.getByText('There are no products yet. Check back soon.').waitFor();
  await waitUntil(() => button(page, 'Show all products').count()).toBe(0);
  await open(page, '/products?searchTerm=bench');
  await button(page, 'Show all products').waitFor();
  await waitUntil(() => page.getByText('Or browse').count()).toBe(0);
});

test('the back office says what to do first', async () => {
  const page = await openAdmin(front, '/product-management/products');
  await page
    .getByText('Add a product or import a CSV file. Each product needs a category.')
    .waitFor();
  await link(page.getByRole('main'), 'Add Product').click();
  await heading(page, 'Add Product').waitFor();
  await page.getByText('There is no category yet.').waitFor();
  await link(page.getByRole('main'), 'Add a category').click();
  await heading(page, 'Add Category').waitFor();
  await page.goto(`${ADMIN}/category-management/categories`);
  await page.getByText('Every product needs one: add the first.').waitFor();
  await field(page, 'Search categories').fill('bench');
  await button(page, 'Clear filters').waitFor();
  await waitUntil(() => page.getByText('Every product needs one: add the first.').count()).toBe(0);
});
