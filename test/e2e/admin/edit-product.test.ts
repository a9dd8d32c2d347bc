import type { Page } from 'playwright-core';
import { ADMIN, openAdmin, expectToasts, violationsOf } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import type { Product } from '../../support/product-fixtures.js';
import { imageFile } from '../../support/upload-files.js';
import {
  button,
  field,
  heading,
  holdsFocus,
  link,
  region,
  expectToast,
} from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  editPath,
  isList,
  LIST,
  PRODUCT,
  productsOf,
  save,
  shown,
} from '../../support/product-editor.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const { products, stored } = productsOf(front);
const previews = (page: Page) => region(page, 'Images').locator('img');

test('the form shows what there is, and sends what was changed', async () => {
  const product = (await products()).find(({ hasDiscount }) => hasDiscount)!;
  const page = await openAdmin(front, editPath(product));
  await shown(product, page);
  await waitUntil(() => field(page, 'Price').inputValue()).toBe(String(product.price));
  await waitUntil(() => field(page, 'Quantity').inputValue()).toBe(String(product.quantity));
  await waitUntil(() => field(page, 'Description').inputValue()).toBe(product.description);
  await waitUntil(() => field(page, 'Add Discount').isChecked()).toBe(true);
  await waitUntil(() => field(page, 'Discount').inputValue()).toBe(String(product.discount));
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.filter({ hasText: product.category.title }).waitFor();
  await waitUntil(() => previews(page).count()).toBe(product.images.length);

  await field(page, 'Name').fill('Renamed');
  await field(page, 'Price').fill('200');
  await field(page, 'Add Discount').uncheck();
  const sent = page.waitForRequest((call) => call.method() === 'PUT');
  await expectToasts(page, PRODUCT, () => save(page), [
    'Updating product...',
    'Product updated successfully!',
  ]);
  expect((await sent).postDataJSON()).toEqual({
    name: 'Renamed',
    price: 200,
    discount: 0,
    version: expect.any(Number),
  });
  await isList(page);
  await waitUntil(() => stored(product)).toMatchObject({ name: 'Renamed', finalPrice: 200 });
});

test('pictures are added up to three and taken away down to one', async () => {
  const [product] = (await products()).slice(6);
  const [image] = product!.images;
  await (await front.admin()).api.put(`products/${product!._id}`, { images: [image] });
  const page = await openAdmin(front, editPath(product!));
  await shown(product!, page);
  const pick = field(page, 'Choose images');
  const three = await Promise.all([imageFile(), imageFile(), imageFile()]);
  await pick.setInputFiles(three);
  await expectToast(page, 'Cannot upload more than 3 images');
  await pick.setInputFiles(three.slice(1));
  await previews(page).nth(2).waitFor();
  await button(page, 'Remove image 1').click();
  await save(page);
  await expectToast(page, 'Product updated successfully!');
  const { images } = await stored(product!);
  expect(images).toEqual(Array(2).fill(expect.stringMatching(/^\/media\//)));
  expect(images).not.toContain(image);

  await page.goto(`${ADMIN}${editPath(product!)}`);
  await previews(page).nth(1).waitFor();
  await button(page, 'Remove image 2').click();
  await button(page, 'Remove image 1').click();
  await save(page);
  await expectToast(page, 'At least one image is required');
});

/** Two admins have the same product open, and the first has saved these fields of it. */
async function secondOfTwo(product: Product, saved: Record<string, string>): Promise<Page> {
  front.browserErrors.expectStatus(409);
  const page = await openAdmin(front, editPath(product));
  await shown(product, page);
  await (await front.admin()).api.put(`products/${product._id}`, saved);
  return page;
}

test('of two admins who change different fields of a product both keep theirs', async () => {
  const [product] = (await products()).slice(4);
  const description = `Described by the first admin. ${uniqueName()}`;
  const page = await secondOfTwo(product!, { description });
  await field(page, 'Price').fill('77');
  await save(page);
  await expectToast(page, 'Product updated successfully!');
  await isList(page);
  expect(await stored(product!)).toMatchObject({ description, price: 77, name: product!.name });
});

test('where both have changed the same field, the second chooses', async () => {
  const [product] = (await products()).slice(5);
  const name = `By the first ${uniqueName()}`;
  const description = `Described by the first admin. ${name}`;
  const page = await secondOfTwo(product!, { name, description });
  await field(page, 'Name').fill('By the second');
  await field(page, 'Price').fill('77');
  await save(page);
  await expectToast(page, 'Someone else has changed this product since you opened it.');
  const choice = page.getByRole('radiogroup', { name: 'Name: which value to keep' });
  await holdsFocus(page.getByRole('alert'));
  expect(await page.getByRole('radiogroup').count()).toBe(1);
  await waitUntil(() => field(choice, 'Yours: By the second').isChecked()).toBe(true);
  await waitUntil(() => field(page, 'Description').inputValue()).toBe(description);
  expect(await stored(product!)).toMatchObject({ name, price: product!.price });
  expect(await violationsOf(page)).toEqual([]);

  await field(choice, `Theirs: ${name}`).check();
  await waitUntil(() => field(page, 'Name').inputValue()).toBe(name);
  await page.keyboard.press('ArrowUp');
  await waitUntil(() => field(page, 'Name').inputValue()).toBe('By the second');
  await save(page);
  await expectToast(page, 'Product updated successfully!');
  await isList(page);
  expect(await stored(product!)).toMatchObject({ name: 'By the second', description, price: 77 });
});

test('a form that is left unsaved asks first, by link, by Back and by reload', async () => {
  const page = await openAdmin(front, LIST);
  const [product] = await products();
  await link(page, `Edit ${product!.name}`).click();
  await shown(product!, page);
  const asked: string[] = [];
  let leave = false;
  page.on('dialog', async (question) => {
    await (leave ? question.accept() : question.dismiss());
    asked.push(question.type());
  });
  await field(page, 'Name').fill('Half a name');
  await link(page, 'Order Management').click();
  await eventually(() => expect(asked).toEqual(['confirm']));
  await page.evaluate('history.back()');
  await eventually(() => expect(asked).toEqual(['confirm', 'confirm']));
  await heading(page, 'Edit Product').waitFor();
  await waitUntil(() => field(page, 'Name').inputValue()).toBe('Half a name');
  leave = true;
  await page.reload();
  expect(asked.at(-1)).toBe('beforeunload');
  await shown(product!, page);
});

test('a Back in the moment in which a question is answered is asked about too', async () => {
  const page = await openAdmin(front, LIST);
  const [product] = await products();
  await link(page, `Edit ${product!.name}`).click();
  await shown(product!, page);
  await page.evaluate(`{
    let times = 0;
    window.confirm = () => {
      times += 1;
      document.title = 'asked ' + times + ' times';
      if (times === 1) queueMicrotask(() => history.back());
      return false;
    };
  }`);
  await field(page, 'Name').fill('Half a name');
  await link(page, 'Order Management').click();
  await waitUntil(() => page.title()).toBe('asked 2 times');
  await waitUntil(() => field(page, 'Name').inputValue()).toBe('Half a name');
});

test('a form that was not touched is left without a question', async () => {
  const page = await openAdmin(front, LIST);
  const [product] = await products();
  await link(page, `Edit ${product!.name}`).click();
  await shown(product!, page);
  await link(page, 'Cancel').click();
  await heading(page, 'Products').waitFor();
});
