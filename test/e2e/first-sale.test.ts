import type { Browser, Page } from 'playwright-core';
import { launchChromium, visit, type Visitor } from '../support/chromium.js';
import { eventually } from '../support/eventually.js';
import type { Product } from '../support/goods.js';
import { HttpApi } from '../support/http-api.js';
import { ShopProcess } from '../support/shop-process.js';
import { soon } from '../support/soon.js';

const SHOPPER = { email: 'user@vigor.test', password: 'vigor-user' };
const ADMIN = { email: 'admin@vigor.test', password: 'vigor-admin' };
const DECLINED = '4000000000000002';
const CHALLENGED = '4000002500003155';
/** Chromium itself writes down the provider's answer to a declined card. */
const PAYMENT_REQUIRED = /status of 402/;

let shop: ShopProcess;
let browser: Browser;

beforeAll(async () => {
  shop = await ShopProcess.start();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shop?.close();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function logIn(page: Page, { email, password }: typeof SHOPPER): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

/** Browses as a guest, narrows the list, and presses the first product's button. @returns its name */
async function addFirstOfACategory(page: Page): Promise<string> {
  await page.goto('/');
  await heading(page, 'Unleash Your Potential').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Products').click();
  await heading(page, 'Discover Our Premium Products').waitFor();
  await button(page, /Categories/).click();
  const category = page.getByRole('list', { name: 'Categories' }).getByRole('listitem').first();
  const title = await category.innerText();
  await category.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await button(page, `Remove filter: ${title}`).waitFor();
  await page.waitForURL(/categories=/);
  const { data } = await new HttpApi(shop.url).get<Product[]>(
    `products${new URL(page.url()).search}`,
  );
  const [{ name } = { name: '' }] = data;
  const card = page.getByRole('region', { name: 'Products' }).getByRole('article').first();
  await card.filter({ hasText: name }).waitFor();
  await button(page, `Add ${name} to cart`).click();
  return name;
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 50');
  await page.getByLabel('CVC').fill('123');
  await button(page, 'Proceed to Payment').click();
}

async function fillDetails(page: Page): Promise<void> {
  const details = {
    'Phone Number': '2075550142',
    'Street Address': '18 Harbor Lane',
    City: 'Portland',
    'State/Province': 'ME',
    'ZIP Code': '04101',
  };
  for (const [label, text] of Object.entries(details)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

async function ship({ page }: Visitor, order: string): Promise<void> {
  await page.goto('/admin/dashboard/order-management');
  await logIn(page, ADMIN);
  await page.getByRole('link', { name: `Details of order ${order}` }).click();
  await button(page, 'Ship').click();
  const dialog = page.getByRole('dialog', { name: `Ship order ${order}?` });
  await dialog.getByRole('button', { name: 'Ship order' }).click();
  await button(page, 'Deliver').waitFor();
}

async function subjectsTo(person: string): Promise<string[]> {
  const answer = await fetch(`${shop.url}/dev/mail.json?to=${encodeURIComponent(person)}`);
  const mails = (await answer.json()) as { subject: string }[];
  return mails.map(({ subject }) => subject);
}

test('a guest finds something, pays for it in the end, and the shop sends it', async () => {
  const shopper = await visit(browser, shop.url);
  const { page } = shopper;

  const name = await addFirstOfACategory(page);
  await page.getByText('Please log in to continue').waitFor();
  await page.waitForURL('**/login');
  await logIn(page, SHOPPER);
  await page.waitForURL(/products\?categories=/);

  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await heading(page, 'Cart Items').waitFor();
  await page.getByRole('article', { name }).waitFor();
  const total = page.getByRole('region', { name: 'Summary' });
  await total.getByText('Total').first().waitFor();
  const inCart = await total.innerText();
  await button(page, 'Proceed to Checkout').click();

  await soon(() => page.getByLabel('Email Address').first().inputValue()).toBe(SHOPPER.email);
  await fillDetails(page);
  await payWith(page, DECLINED);
  await page.getByText('Payment failed: Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  const summary = page.getByRole('region', { name: 'Order summary' });
  await summary.getByText('Your items are held for you until').waitFor();
  const text = await summary.innerText();
  expect(text).toContain(name);
  expect(inCart).toContain(/Total\s+(\$[\d,.]+)/.exec(text)?.[1]);

  await payWith(page, CHALLENGED);
  const challenge = page.getByRole('dialog', { name: 'Confirm your payment' });
  await challenge.getByRole('button', { name: 'Complete' }).click();
  await heading(page, 'Payment Successful!').waitFor();
  const placed = await page.getByText(/Your order \d{6} is placed/).innerText();
  const order = /\d{6}/.exec(placed)?.[0];
  await page.getByRole('link', { name: 'View My Orders' }).click();
  const card = page.getByRole('article', { name: `Order ${order}` });
  await card.getByText('Preparing for delivery').waitFor();
  await card.getByText(name).waitFor();
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor();

  const admin = await visit(browser, shop.url);
  await ship(admin, order ?? '');
  expect(admin.complaints).toEqual([]);

  await page.reload();
  await card.getByText('On the way').waitFor();
  await eventually(async () => {
    const subjects = await subjectsTo(SHOPPER.email);
    expect(subjects).toEqual([expect.stringContaining(`${order}`), `Order ${order} confirmed`]);
  }, 20_000);
  expect(shopper.complaints.filter((text) => !PAYMENT_REQUIRED.test(text))).toEqual([]);
});
