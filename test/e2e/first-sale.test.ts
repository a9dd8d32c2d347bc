import type { Page } from 'playwright-core';
import { ADMIN, dialog } from '../support/back-office.js';
import { CARD, challenge, fillDetails, paid, payWith } from '../support/checkout-screen.js';
import { eventually } from '../support/eventually.js';
import type { Product } from '../support/product-fixtures.js';
import { button, field, heading, link, open, region } from '../support/screen.js';
import { waitUntil } from '../support/wait-until.js';
import { openStorefront } from '../support/storefront.js';

const STAFF = { email: 'admin@vigor.test', password: 'vigor-admin' };

const front = openStorefront();

async function logIn(page: Page, { email, password }: typeof STAFF): Promise<void> {
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

/** Browses as a guest, narrows the list, and presses the first product's button. @returns its name */
async function addFirstOfACategory(page: Page): Promise<string> {
  await open(page, '/');
  await heading(page, 'Unleash Your Potential').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Products').click();
  await heading(page, 'Discover Our Premium Products').waitFor();
  await button(page, /Categories/).click();
  const category = page.getByRole('listbox', { name: 'Categories' }).getByRole('option').first();
  const title = await category.innerText();
  await category.click();
  await page.keyboard.press('Escape');
  await button(page, `Remove filter: ${title}`).waitFor();
  await page.waitForURL(/categories=/);
  const { data } = await front.api.get<Product[]>(`products${new URL(page.url()).search}`);
  const [{ name } = { name: '' }] = data;
  const card = region(page, 'Products').getByRole('article').first();
  await card.filter({ hasText: name }).waitFor();
  await button(card, `Add ${name} to cart`).click();
  return name;
}

async function ship(page: Page, order: string): Promise<void> {
  await page.goto(`${ADMIN}/order-management`);
  await logIn(page, STAFF);
  await link(page, `Details of order ${order}`).click();
  await button(page, 'Ship').click();
  await button(dialog(page, `Ship order ${order}?`), 'Ship order').click();
  await button(page, 'Deliver').waitFor();
}

/** Of the emails that somebody got about an order. */
async function subjectsTo(person: string, order: string): Promise<string[]> {
  const answer = await fetch(`${front.url}/dev/mail.json?to=${encodeURIComponent(person)}`);
  const emails = (await answer.json()) as { subject: string }[];
  return emails.map(({ subject }) => subject).filter((subject) => subject.includes(order));
}

test('a guest finds something, pays for it in the end, and the shop sends it', async () => {
  front.browserErrors.expectStatus(402);
  const shopper = await front.newShopper();
  const page = await front.window();

  const name = await addFirstOfACategory(page);
  await page.getByText('Please log in to continue').waitFor();
  await page.waitForURL('**/login');
  await logIn(page, shopper);
  await page.waitForURL(/products\?categories=/);

  await link(page, 'Cart, 1 item').click();
  await heading(page, 'Cart Items').waitFor();
  await page.getByRole('article', { name }).waitFor();
  const total = region(page, 'Summary');
  await waitUntil(() => total.innerText()).toMatch(/\$\d/);
  const inCart = await total.innerText();
  await button(page, 'Proceed to Checkout').click();

  await waitUntil(() => field(page, 'Email Address').first().inputValue()).toBe(shopper.email);
  await fillDetails(page);
  await payWith(page, CARD.declined);
  await page.getByText('Payment failed: Your card was declined.').waitFor();
  await link(page, 'Cart, 1 item').waitFor();
  const summary = region(page, 'Order summary');
  await summary.getByText('Your items are held for you until').waitFor();
  const text = await summary.innerText();
  expect(text).toContain(name);
  expect(inCart).toContain(/Total\s+(\$[\d,.]+)/.exec(text)?.[1]);

  await payWith(page, CARD.challenged);
  await button(challenge(page), 'Complete').click();
  await paid(page);
  const placed = await page.getByText(/Your order \d{6} is placed/).innerText();
  const order = /\d{6}/.exec(placed)![0];
  await link(page, 'View My Orders').click();
  const card = page.getByRole('article', { name: `Order ${order}` });
  await card.getByText('Preparing for delivery').waitFor();
  await card.getByText(name).waitFor();
  await link(page, 'Cart, empty').waitFor();

  await ship(await front.window(), order);

  await page.reload();
  await card.getByText('On the way').waitFor();
  await eventually(async () => {
    const subjects = (await subjectsTo(shopper.email, order)).sort();
    expect(subjects).toEqual([`Order ${order} confirmed`, expect.stringContaining(order)]);
  }, 20_000);
});
