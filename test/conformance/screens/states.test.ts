import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dialog } from '../../support/back-office.js';
import { answer, hold } from '../../support/calls.js';
import { atCheckout, CARD, fillCard, payButton, payWith } from '../../support/checkout-screen.js';
import type { Product } from '../../support/product-fixtures.js';
import { imageFile, imageFiles, textFile } from '../../support/upload-files.js';
import { button, field, heading, link, open, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';
import { CHECKOUT, NEWSLETTER, PRODUCT_FORM, STATES } from '../spec/states.js';
import { visit, windowOf } from './visitors.js';

const front = openStorefront();

const PRODUCT_IMAGES = '/admin/dashboard/product-management/add-product';

const firstProduct = async () =>
  (await front.api.get<Product[]>('products?limit=40&maxPrice=200')).data.find(
    ({ quantity }) => quantity >= 10,
  )!;

test('a guest who adds to the cart is sent to the login', async () => {
  const page = await front.window();
  await open(page, '/products');
  await button(page, /^Add .+ to cart$/)
    .first()
    .click();
  await expectToast(page, STATES.guestAdds);
  await page.waitForURL('**/login');
});

test('what is under way says so on its button', async () => {
  const page = await windowOf(front, 'new user');
  await open(page, '/user/profile/edit');
  const releaseSave = await hold(page, /api\/users$/);
  await button(page, 'Save Changes').click();
  await waitUntil(() => button(page, STATES.saving).isDisabled()).toBe(true);
  releaseSave();
  await page.waitForURL('**/user/profile');

  await open(page, `/products/${(await firstProduct())._id}`);
  const releaseAdd = await hold(page, /create-cart$/);
  await button(page, 'Add To Cart').click();
  await waitUntil(() => button(page, STATES.adding).isDisabled()).toBe(true);
  releaseAdd();
  await button(page, 'Add To Cart').waitFor();
});

test('a profile that cannot be loaded', async () => {
  front.browserErrors.expectStatus(500);
  const page = await windowOf(front, 'new user');
  await answer(page, /api\/users\/user$/, { status: 500 });
  await open(page, '/user/profile/edit');
  await page.getByText(STATES.profileFails, { exact: true }).waitFor();
});

test('a photo that is gone when it is confirmed', async () => {
  const page = await windowOf(front, 'new user');
  await open(page, '/user/profile');
  const path = join(front.shop.dataDir, 'gone.png');
  await writeFile(path, (await imageFile()).buffer);
  await field(page, 'Profile photo').setInputFiles(path);
  const preview = page.getByRole('main').getByRole('img');
  await waitUntil(() => preview.evaluate((one) => one.naturalWidth)).not.toBe(0);
  await rm(path);
  await button(page, 'Confirm').click();
  await expectToast(page, STATES.photoGone);
});

test('unsubscribing: confirm, processing, then success or error', async () => {
  front.browserErrors.expectStatus(400);
  const page = await front.window();
  await open(page, '/newsletter/unsubscribe?token=unknown');
  const release = await hold(page, /newsletter\/unsubscribe/);
  await button(page, NEWSLETTER.confirm).click();
  await button(page, NEWSLETTER.processing).waitFor();
  release();
  await heading(page, NEWSLETTER.failed).waitFor();
  await page.getByText(NEWSLETTER.failedText, { exact: true }).waitFor();
  await page.unroute(/newsletter\/unsubscribe/);
  await answer(page, /api\/newsletter\/unsubscribe/, {});
  await open(page, '/newsletter/unsubscribe?token=some');
  await button(page, NEWSLETTER.confirm).click();
  await heading(page, NEWSLETTER.done).waitFor();
});

test('the checkout: what fails, what is under way, and the success', async () => {
  const { page } = await atCheckout(front, await firstProduct());
  front.browserErrors.expectStatus(402, 500);
  const says = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await answer(page, /api\/payment$/, { status: 500 });
  await payWith(page, CARD.good);
  await says(CHECKOUT.failed);
  await page.unroute(/api\/payment$/);
  const message = 'The bank is having lunch.';
  await page.route(/\/confirm$/, (route) =>
    route.fulfill({ status: 402, json: { error: { type: 'card_error', message } } }),
  );
  await payButton(page).click();
  await says(`${CHECKOUT.cardFailed}${message}`);
  await page.unroute(/\/confirm$/);

  await fillCard(page, CARD.good);
  const release = await hold(page, /api\/payment$/);
  await payButton(page).click();
  await button(page, CHECKOUT.processing).waitFor({ state: 'attached' });
  release();
  await heading(page, CHECKOUT.done).waitFor();
  await page.waitForURL('**/user/success');
  const main = page.getByRole('main');
  for (const [name, path] of Object.entries(CHECKOUT.links)) {
    await waitUntil(() => link(main, name).getAttribute('href')).toBe(path);
  }
  await link(main, CHECKOUT.onwards.link).click();
  await page.waitForURL(`**${CHECKOUT.onwards.leadsTo}`);
  await open(page, '/user/checkout');
  await page.waitForURL('**/user/cart');
});

/** A card provider that draws no card. */
const CARDLESS = `{
  const part = { on() {}, off() {}, once() {}, mount() {}, update() {}, destroy() {}, unmount() {} };
  const elements = () => ({ create: () => part, getElement: () => null, update() {}, on() {}, fetchUpdates() {}, submit() {} });
  window.Stripe = () => ({ elements, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {} });
  window.Stripe.version = 'endive';
}`;

test('a missing card element raises an error, and nothing is asked for', async () => {
  const shopper = await front.newShopper();
  const { _id: product } = await firstProduct();
  await shopper.api.post('cart/create-cart', { product, quantity: 1 });
  const page = await front.window(shopper);
  await page.route(/stripe\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CARDLESS }),
  );
  await open(page, '/user/checkout');
  for (const label of ['Phone Number', 'ZIP Code']) await field(page, label).fill('1234567890');
  for (const label of ['Street Address', 'City', 'State/Province']) {
    await field(page, label).fill('somewhere');
  }
  front.browserErrors.expectError(CHECKOUT.noCardElement);
  const raised = page.waitForEvent('pageerror');
  await payButton(page).click();
  expect((await raised).message).toBe(CHECKOUT.noCardElement);
});

test('the picker of product images refuses what is too much, and what is none', async () => {
  const page = await windowOf(front, 'admin');
  await visit(page, PRODUCT_IMAGES);
  const picker = field(page, 'Choose images');
  const four = await imageFiles(4);
  await picker.setInputFiles(four);
  await expectToast(page, PRODUCT_FORM.tooMany);
  await waitUntil(() => picker.inputValue()).toBe('');
  await picker.setInputFiles([textFile('notes.txt', 'no picture')]);
  await expectToast(page, PRODUCT_FORM.noImage);
  const images = page.getByRole('region', { name: 'Images' }).locator('img');
  await picker.setInputFiles(four.slice(0, 2));
  await waitUntil(() => images.count()).toBe(2);
  await picker.setInputFiles(four.slice(2));
  await expectToast(page, PRODUCT_FORM.tooManyTogether);

  const data = (await front.api.get<Product[]>('products?limit=40')).data;
  const { _id } = data.find((product) => product.images.length > 0)!;
  await visit(page, `/admin/dashboard/product-management/products/edit/${_id}`);
  await images.first().waitFor();
  await picker.setInputFiles(four.slice(1));
  await expectToast(page, PRODUCT_FORM.tooManyOnEdit);
});

test('the dialog of a restock', async () => {
  const page = await windowOf(front, 'admin');
  await visit(page, '/admin/dashboard');
  await button(page, /^Restock /)
    .first()
    .click();
  const asked = dialog(page, STATES.restock.title);
  await waitUntil(() => asked.getByLabel(STATES.restock.label).getAttribute('type')).toBe('number');
  for (const name of STATES.restock.buttons) await button(asked, name).waitFor();
  await button(asked, 'Cancel').click();
  await asked.waitFor({ state: 'detached' });
});
