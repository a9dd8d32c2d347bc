import type { Page } from 'playwright-core';
import { ADMIN, openAdmin, expectToasts } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import type { Product } from '../../support/product-fixtures.js';
import { imageFiles } from '../../support/upload-files.js';
import { button, field, heading, link, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/product-management/products';
const CREATE = /\/api\/products\/create-product$/;
const ADDED = ['Adding product...', 'Product added successfully'] as const;

const previews = (page: Page) => region(page, 'Images').locator('img');
const sources = (page: Page) =>
  previews(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
const placeholders = (page: Page) => region(page, 'Images').locator('.MuiSkeleton-root');
const picker = (page: Page) => field(page, 'Choose images');
const submit = (page: Page) => button(page, 'Add Product').click();
const isList = (page: Page) => page.waitForURL(`**${ADMIN}${LIST}`);

async function choose(page: Page, many: number): Promise<void> {
  const before = await previews(page).count();
  await picker(page).setInputFiles(await imageFiles(many));
  await waitUntil(() => previews(page).count()).toBe(before + many);
}

async function chooseCategory(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: title }).click();
}

/** Fills all that a product needs but its images. */
async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Price').fill('129.9');
  await field(page, 'Quantity').fill('12');
  await chooseCategory(page, 'Cardio');
  await field(page, 'Description').fill('Ten characters and a few more.');
}

const found = async (name: string) => {
  const { data } = await front.api.get<(Product & { featured: boolean })[]>(
    `products?searchTerm=${encodeURIComponent(name)}`,
  );
  return data.find((product) => product.name === name);
};

test('a new product with its images in the order chosen', async () => {
  const page = await openAdmin(front, LIST);
  await link(page.getByRole('main'), 'Add Product').click();
  await heading(page, 'Add Product').waitFor();
  await waitUntil(() => placeholders(page).count()).toBe(3);
  await waitUntil(() => field(page, 'Discount').count()).toBe(0);
  await waitUntil(() => region(page, 'Images').locator('input').count()).toBe(0);
  await waitUntil(() => region(page, 'Details').locator('input[type=file]').count()).toBe(1);
  await choose(page, 2);
  await waitUntil(() => placeholders(page).count()).toBe(1);
  await choose(page, 1);
  await waitUntil(() => picker(page).isDisabled()).toBe(true);
  const [first, second, third] = await sources(page);
  await button(page, 'Move image 3 left').click();
  await waitUntil(() => sources(page)).toEqual([first, third, second]);
  await button(page, 'Move image 1 right').focus();
  await page.keyboard.press('Enter');
  await waitUntil(() => sources(page)).toEqual([third, first, second]);
  await previews(page).nth(2).dragTo(previews(page).nth(0));
  await eventually(async () => expect(await sources(page)).toEqual([second, third, first]));
  await button(page, 'Remove image 2').click();
  await waitUntil(() => sources(page)).toEqual([second, first]);
  await waitUntil(() => button(page, 'Move image 1 left').isDisabled()).toBe(true);
  await waitUntil(() => button(page, 'Move image 2 right').isDisabled()).toBe(true);

  const name = `Tread Sled ${uniqueName()}`;
  await fill(page, name);
  await field(page, 'Brand').fill('Northmill');
  for (const box of ['Featured', 'Add Discount']) await field(page, box).check();
  await field(page, 'Discount').fill('25');
  await expectToasts(page, CREATE, () => submit(page), ADDED);
  await isList(page);
  await waitUntil(() => found(name)).toMatchObject({
    price: 129.9,
    quantity: 12,
    discount: 25,
    finalPrice: 97.43,
    featured: true,
    images: [second, first].map((source) => source?.split('?')[0]),
    category: { title: 'Cardio' },
  });
  await page.goto(`/products/${(await found(name))?._id}`);
  await page.getByText('Category: Cardio · Brand: Northmill').waitFor();
});
