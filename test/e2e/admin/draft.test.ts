import type { Page } from 'playwright-core';
import { ADMIN } from '../../support/back-office.js';
import type { Product } from '../../support/product-fixtures.js';
import { imageFile } from '../../support/upload-files.js';
import { alive, button, field, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import type { Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const EDIT = '/product-management/products/edit';
const KEPT = 'Your unsaved changes were restored.';

let admin: Shopper;
let page: Page;
/** What the browser has asked before the page was left. */
let questions: string[];

async function open(path: string): Promise<void> {
  front.browserErrors.expectStatus(401);
  admin = await front.admin();
  page = await front.window(admin);
  questions = [];
  page.on('dialog', async (question) => {
    questions.push(question.type());
    await question.accept();
  });
  await page.goto(ADMIN + path);
}

/** The session ends on the server, the next call finds out, and the admin logs in again. */
async function outAndIn(press: string): Promise<void> {
  await admin.api.post('auth/logout');
  await button(page, press).click();
  await page.waitForURL('**/login?from=**');
  await button(page, 'Login As Admin').click();
  await expectToast(page, KEPT);
}

async function secondAdmin(): Promise<Shopper> {
  const shopper = await front.newShopper('Second Admin');
  await (await front.admin()).api.put(`users/make-admin?id=${shopper.id}`);
  return shopper;
}

async function logIn(tab: Page, { email, password }: Shopper): Promise<void> {
  await field(tab, 'Email Address').fill(email);
  await field(tab, 'Password').fill(password);
  await button(tab, 'Login').click();
}

test('what was typed into a product survives a session that ended meanwhile', async () => {
  const { data: products } = await front.api.get<Product[]>('products?limit=40');
  const [product] = products;
  const [image] = product!.images;
  await (await front.admin()).api.put(`products/${product!._id}`, { images: [image] });
  await open(`${EDIT}/${product!._id}`);
  await field(page, 'Name').fill('Typed before');
  await field(page, 'Choose images').setInputFiles(await imageFile());
  await waitUntil(() => page.getByRole('img', { name: /mage/ }).count()).toBe(2);
  await outAndIn('Update Product');
  expect(questions).toEqual([]);
  await waitUntil(() => field(page, 'Name').inputValue()).toBe('Typed before');
  await button(page, 'Update Product').click();
  await expectToast(page, 'Product updated successfully!');
  const { data } = await front.api.get<Product>(`products/${product!._id}`);
  expect([data.name, data.images.length]).toEqual(['Typed before', 2]);
});

test('so does a new category, and it is not brought back a second time', async () => {
  await open('/category-management/add-category');
  await field(page, 'Title').fill('Sleds');
  await outAndIn('Add Category');
  await waitUntil(() => field(page, 'Title').inputValue()).toBe('Sleds');
  await page.reload();
  await waitUntil(() => field(page, 'Title').inputValue()).toBe('');
});

test('another admin does not find it', async () => {
  const second = await secondAdmin();
  await open('/category-management/add-category');
  await field(page, 'Title').fill('Not yours');
  await admin.api.post('auth/logout');
  await button(page, 'Add Category').click();
  await page.waitForURL('**/login?from=**');
  await logIn(page, second);
  await waitUntil(() => field(page, 'Title').inputValue()).toBe('');
});

test('nor does one who logs in in another tab, which loads the screens of this one anew', async () => {
  const second = await secondAdmin();
  await open('/category-management/add-category');
  await field(page, 'Title').fill('Not theirs');
  const tab = await page.context().newPage();
  await tab.goto('/login');
  await alive(tab);
  await logIn(tab, second);
  await waitUntil(() => field(page, 'Title').inputValue()).toBe('');
  expect(questions).toEqual([]);
  await tab.goto('/login');
  await alive(tab);
  await button(tab, 'Login As Admin').click();
  await expectToast(page, KEPT);
  await waitUntil(() => field(page, 'Title').inputValue()).toBe('Not theirs');
});
