import type { Page } from 'playwright-core';
import {
  ADMIN,
  dialog,
  loaded,
  noteOf,
  openAdmin,
  rows,
  expectToasts,
} from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import { imageFile } from '../../support/upload-files.js';
import { button, field, heading, link, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/category-management/categories';
const ADD = '/category-management/add-category';
const CREATE = /\/api\/categories\/create-category$/;
const CATEGORY = /\/api\/categories\/[^/?]+$/;

interface Category {
  _id: string;
  title: string;
  icon: string | null;
  productCount: number;
}

const categories = async () =>
  (await front.api.get<Category[]>('categories')).data.toSorted((one, other) =>
    one.title.localeCompare(other.title, 'en'),
  );
const titled = async (title: string) =>
  (await categories()).find((category) => category.title === title)!;
const titles = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.children[1]?.textContent));
const isList = (page: Page) => page.waitForURL(`**${ADMIN}${LIST}`);

async function make(title: string): Promise<Category> {
  const { api } = await front.admin();
  return (await api.post<Category>('categories/create-category', { title })).data;
}

async function chooseImage(page: Page): Promise<void> {
  await field(page, 'Choose icon').setInputFiles(await imageFile('icon.png'));
  await page.locator('form img').waitFor();
}

test('all categories by title, with their images and how much is in them', async () => {
  const all = await categories();
  const page = await openAdmin(front, LIST);
  await eventually(async () => expect(await titles(page)).toEqual(all.map(({ title }) => title)));
  await waitUntil(() => page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Icon',
    'Title',
    'Products',
    'Actions',
  ]);
  const row = rows(page).first();
  await waitUntil(() => row.getByRole('cell').nth(2).innerText()).toBe(
    String(all[0]!.productCount),
  );
  await waitUntil(() => row.locator('img').getAttribute('src')).toBe(all[0]!.icon);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await eventually(async () =>
    expect(await titles(page)).toEqual(all.map(({ title }) => title).toReversed()),
  );
  await field(page, 'Search categories').fill('rack');
  await eventually(async () => expect(await titles(page)).toEqual(['Racks & Benches']));
  await field(page, 'Search categories').fill('zzzz');
  await page.getByText('No categories found', { exact: true }).waitFor();
  await button(page, 'Clear filters').click();
  await eventually(async () => expect(await rows(page).count()).toBe(all.length));
});

test('a new category with its image', async () => {
  const title = `Climbing ${uniqueName()}`;
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await link(page.getByRole('main'), 'Add Category').click();
  await heading(page, 'Add Category').waitFor();
  await chooseImage(page);
  await field(page, 'Title').fill(title);
  await expectToasts(page, CREATE, () => button(page, 'Add Category').click(), [
    'Creating category...',
    'Category added successfully!',
  ]);
  await isList(page);
  await rows(page).filter({ hasText: title }).locator('img').waitFor();
  expect((await titled(title)).icon).toMatch(/^\/media\//);
});

test('a category needs a title, not an image', async () => {
  const title = `Plain ${uniqueName()}`;
  const page = await openAdmin(front, ADD);
  await button(page, 'Add Category').click();
  await eventually(async () => expect(await noteOf(page, 'Title')).toBe('Title is required'));
  await field(page, 'Title').fill('x'.repeat(101));
  await eventually(async () => expect(await noteOf(page, 'Title')).toBe('Title is too long'));
  await field(page, 'Title').fill(title);
  await button(page, 'Add Category').click();
  await expectToast(page, 'Category added successfully!');
  expect((await titled(title)).icon).toBeNull();
});

test('a category is changed, its image too', async () => {
  const before = `Ropes ${uniqueName()}`;
  const after = `${before} and Rings`;
  const { _id } = await make(before);
  const page = await openAdmin(front, LIST);
  await link(page, `Edit ${before}`).click();
  await waitUntil(() => field(page, 'Title').inputValue()).toBe(before);
  await chooseImage(page);
  await field(page, 'Title').fill(after);
  await expectToasts(page, CATEGORY, () => button(page, 'Update Category').click(), [
    'Updating category...',
    'Category updated successfully!',
  ]);
  await isList(page);
  await rows(page).filter({ hasText: after }).waitFor();
  await waitUntil(() => titled(after)).toMatchObject({
    _id,
    icon: expect.stringMatching(/./),
  });
});

test('a category goes after asking, but not while products are in it', async () => {
  front.browserErrors.expectStatus(409);
  const empty = `Empty ${uniqueName()}`;
  await make(empty);
  const full = (await categories()).find(({ productCount }) => productCount > 1)!;
  const page = await openAdmin(front, LIST);
  await button(page, `Delete ${empty}`).click();
  const asked = dialog(page, `Delete ${empty}?`);
  await asked.getByText('A category that still has products cannot be deleted.').waitFor();
  await expectToasts(page, CATEGORY, () => button(asked, 'Delete').click(), [
    'Deleting...',
    'Delete successful!',
  ]);
  await rows(page).filter({ hasText: empty }).waitFor({ state: 'detached' });

  await button(page, `Delete ${full.title}`).click();
  await button(dialog(page, `Delete ${full.title}?`), 'Delete').click();
  await expectToast(page, `This category still has ${full.productCount} products.`);
  await rows(page).filter({ hasText: full.title }).waitFor();
});

test('a form that is left unsaved asks first', async () => {
  const page = await openAdmin(front, ADD);
  await field(page, 'Title').fill('Half a title');
  const asked: string[] = [];
  let leave = false;
  page.on('dialog', (question) => {
    asked.push(question.message());
    void (leave ? question.accept() : question.dismiss());
  });
  await link(page, 'Cancel').click();
  await eventually(() => expect(asked).toHaveLength(1));
  await heading(page, 'Add Category').waitFor();
  leave = true;
  await link(page, 'Cancel').click();
  await isList(page);
});

test('a form shows what is there now, though the list was read before', async () => {
  const { _id, title } = await make(`Old title ${uniqueName()}`);
  const page = await openAdmin(front, LIST);
  await rows(page).filter({ hasText: title }).waitFor();
  const { api } = await front.admin();
  const changed = `New title ${uniqueName()}`;
  await api.put(`categories/${_id}`, { title: changed });
  await link(page, `Edit ${title}`).click();
  await waitUntil(() => field(page, 'Title').inputValue()).toBe(changed);
});

test('what somebody else has changed meanwhile is left alone', async () => {
  const [before, after] = [`Before ${uniqueName()}`, `By somebody else ${uniqueName()}`];
  front.browserErrors.expectStatus(409);
  const { _id } = await make(before);
  const page = await openAdmin(front, `${LIST}/edit/${_id}`);
  await waitUntil(() => field(page, 'Title').inputValue()).toBe(before);
  const { api } = await front.admin();
  await api.put(`categories/${_id}`, { title: after });
  await chooseImage(page);
  await button(page, 'Update Category').click();
  await expectToast(page, 'Category updated successfully!');
  const { title, icon } = await titled(after);
  expect([title, icon]).toEqual([after, expect.stringContaining('/media/')]);
});

test('where both have changed the title, the second admin chooses', async () => {
  front.browserErrors.expectStatus(409);
  const [before, theirs, mine] = ['Before', 'Theirs', 'Mine'].map((by) => `${by} ${uniqueName()}`);
  const { _id } = await make(before!);
  const page = await openAdmin(front, `${LIST}/edit/${_id}`);
  await waitUntil(() => field(page, 'Title').inputValue()).toBe(before);
  const { api } = await front.admin();
  await api.put(`categories/${_id}`, { title: theirs });
  await field(page, 'Title').fill(mine!);
  await button(page, 'Update Category').click();
  await expectToast(page, 'Someone else has changed this category since you opened it.');
  const choice = page.getByRole('radiogroup', { name: 'Title: which value to keep' });
  await waitUntil(() => field(choice, `Yours: ${mine}`).isChecked()).toBe(true);
  expect((await titled(theirs!))._id).toBe(_id);
  await button(page, 'Update Category').click();
  await expectToast(page, 'Category updated successfully!');
  expect((await titled(mine!))._id).toBe(_id);
});
