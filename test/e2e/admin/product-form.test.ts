import type { Page } from 'playwright-core';
import { ADMIN, noteOf, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { answer, cut, hold } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import type { Product } from '../../support/product-fixtures.js';
import { brokenImageFile, imageFile, imageFiles, textFile } from '../../support/upload-files.js';
import {
  button,
  field,
  heading,
  isFocused,
  link,
  passed,
  region,
  expectToast,
} from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/product-management/products';
const ADD = '/product-management/add-product';
const CREATE = /\/api\/products\/create-product$/;
const IMAGES = /\/api\/images$/;
const ADDED = ['Adding product...', 'Product added successfully'] as const;
const HELP = 'Up to 3 images. The first is the main image.';

const previews = (page: Page) => region(page, 'Images').locator('img');
const sources = (page: Page) =>
  previews(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
const placeholders = (page: Page) => region(page, 'Images').locator('.MuiSkeleton-root');
const picker = (page: Page) => field(page, 'Choose images');
const submit = (page: Page) => button(page, 'Add Product').click();
const note = (page: Page, label: string, text: string) =>
  waitUntil(() => noteOf(page, label)).toBe(text);
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
    ...{ price: 129.9, quantity: 12, discount: 25, finalPrice: 97.43, featured: true },
    images: [second, first],
    category: { title: 'Cardio' },
  });
  await page.goto(`/products/${(await found(name))?._id}`);
  await page.getByText('Category: Cardio · Brand: Northmill').waitFor();
});

test('the category is chosen by image and title', async () => {
  const page = await openAdmin(front, ADD);
  await page.getByRole('combobox', { name: 'Category' }).click();
  const options = page.getByRole('listbox').getByRole('option');
  const { data } = await front.api.get<{ title: string }[]>('categories');
  const titles = async () => (await options.allInnerTexts()).map((text) => text.trim());
  await waitUntil(async () => (await titles()).toSorted()).toEqual(
    data.map(({ title }) => title).toSorted(),
  );
  await waitUntil(() => options.first().locator('img').getAttribute('src')).toMatch(/^\/media\//);
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
});

test('without its box a discount is not sent', async () => {
  const page = await openAdmin(front, ADD);
  await choose(page, 1);
  await fill(page, 'Plain Mat');
  await field(page, 'Add Discount').check();
  await field(page, 'Discount').fill('40');
  await field(page, 'Add Discount').uncheck();
  await submit(page);
  await expectToast(page, 'Product added successfully');
  await waitUntil(() => found('Plain Mat')).toMatchObject({ discount: 0, hasDiscount: false });
});

test('every field says what is wrong with it, and a message says all at once', async () => {
  const page = await openAdmin(front, ADD);
  await field(page, 'Name').waitFor();
  await field(page, 'Add Discount').check();
  await field(page, 'Price').fill('much');
  await field(page, 'Quantity').fill('many');
  await field(page, 'Description').fill('Too short');
  await field(page, 'Discount').fill('half');
  await submit(page);
  const texts = {
    Name: 'Name is required',
    Price: 'Price must be a number',
    Quantity: 'Quantity must be a number',
    Category: 'Category is required',
    Description: 'Description must be at least 10 characters',
    Discount: 'Price must be a number',
    'Choose images': 'At least one image is required',
  };
  // First, as it goes by.
  const message = page.getByRole('status').filter({ hasText: 'Name is required' });
  const said = (await message.innerText()).split(', ');
  expect(said.toSorted()).toEqual(Object.values(texts).toSorted());
  for (const [label, text] of Object.entries(texts)) await note(page, label, text);
  await waitUntil(() => isFocused(field(page, 'Name'))).toBe(true);
});

const OUT_OF_RANGE = [
  ['Name', 'x'.repeat(201), 'Name is too long'],
  ['Price', '', 'Price must be a number'],
  ['Price', '0', 'Price must be between 0.01 and 999,999.99'],
  ['Price', '1000000', 'Price must be between 0.01 and 999,999.99'],
  ['Price', '9.999', 'Price can have at most two decimals'],
  ['Quantity', '-1', 'Quantity must be a whole number from 0 to 1,000,000'],
  ['Quantity', '1.5', 'Quantity must be a whole number from 0 to 1,000,000'],
  ['Quantity', '1000001', 'Quantity must be a whole number from 0 to 1,000,000'],
  ['Discount', '100', 'Discount must be between 0 and 99'],
  ['Discount', '-1', 'Discount must be between 0 and 99'],
  ['Discount', '', 'Price must be a number'],
] as const;

test('what is out of range is refused in each field', async () => {
  const page = await openAdmin(front, ADD);
  await field(page, 'Name').waitFor();
  await field(page, 'Add Discount').check();
  for (const [label, typed, text] of OUT_OF_RANGE) {
    await field(page, label).fill(typed);
    await submit(page);
    // The first field that is refused gets the focus, which would take away what is typed next.
    await waitUntil(() => isFocused(field(page, 'Name'))).toBe(true);
    await note(page, label, text);
  }
});

test('an image too many, a file that is none and one that is broken are refused', async () => {
  front.browserErrors.expectStatus(400, 415, 500);
  front.browserErrors.expectNoNetwork();
  const page = await openAdmin(front, ADD);
  await choose(page, 2);
  const many = await imageFiles(4);
  await picker(page).setInputFiles(many);
  await expectToast(page, 'You can only upload up to 3 images.');
  await picker(page).setInputFiles(many.slice(2));
  await expectToast(page, 'You can upload a maximum of 3 images');
  await waitUntil(() => previews(page).count()).toBe(2);
  await picker(page).setInputFiles([textFile('notes.txt', 'no picture')]);
  await expectToast(page, 'Each file must be an image');
  await note(page, 'Choose images', HELP);

  const refused = page.waitForResponse(IMAGES);
  await picker(page).setInputFiles([brokenImageFile()]);
  const { message } = (await (await refused).json()) as { message: string };
  await expectToast(page, message);
  await answer(page, IMAGES, { status: 500 });
  await picker(page).setInputFiles([await imageFile()]);
  await expectToast(page, 'Failed to upload image.');
  await cut(page, IMAGES);
  await passed(page, 'Failed to upload image.');
  await picker(page).setInputFiles([await imageFile()]);
  await expectToast(page, 'Failed to upload image.');
  await waitUntil(() => previews(page).count()).toBe(2);
});

test('an upload under way says so', async () => {
  const page = await openAdmin(front, ADD);
  const release = await hold(page, IMAGES);
  await picker(page).setInputFiles([await imageFile()]);
  await page.getByText('Uploading...', { exact: true }).waitFor();
  release();
  await previews(page).first().waitFor();
  await page.getByText('Choose images', { exact: true }).waitFor();
});

test('a product that cannot be added says why, and the form stays', async () => {
  front.browserErrors.expectStatus(500);
  front.browserErrors.expectNoNetwork();
  const page = await openAdmin(front, ADD);
  const name = `Unlucky Bench ${uniqueName()}`;
  await choose(page, 1);
  await fill(page, name);
  await answer(page, CREATE, { status: 500 });
  await submit(page);
  await expectToast(page, 'Failed to create the product');
  await answer(page, CREATE, { status: 500, message: 'No room on the shelf.' });
  await submit(page);
  await expectToast(page, 'No room on the shelf.');
  await cut(page, CREATE);
  await submit(page);
  await expectToast(page, 'The connection was lost.');
  await waitUntil(() => field(page, 'Name').inputValue()).toBe(name);
  await page.unroute(CREATE);
  await submit(page);
  await expectToast(page, 'Product added successfully');
  await isList(page);
  await field(page, 'Search products').fill(name);
  await rows(page).filter({ hasText: name }).waitFor();
});
