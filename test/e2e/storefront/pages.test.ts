import type { Page } from 'playwright-core';
import { answer, hold } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import {
  button,
  errorOf,
  field,
  follow,
  heading,
  link,
  open,
  expectToast,
  until,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const QUESTION = `Does it fit below 2 m, ${uniqueName()}?`;

async function write(page: Page): Promise<void> {
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Subject').fill('A rack');
  await field(page, 'Message').fill(QUESTION);
}

test('about: mission, values, commitment and six partners on a strip that can be stopped', async () => {
  const page = await front.window(undefined, { motion: true });
  await open(page, '/about');
  for (const title of [
    'About Us',
    'Our Mission',
    'Quality Equipment',
    'Customer Focused',
    'Trusted by Athletes',
    'Our Commitment to Your Success',
    'Start Strong',
    'Stay Consistent',
    'Achieve Your Goals',
  ]) {
    await heading(page, title).waitFor();
  }
  const partners = page.getByRole('region', { name: 'Our partners' });
  // A screen reader hears each once, though the strip shows them twice.
  await waitUntil(() => partners.getByRole('listitem').count()).toBe(6);
  const running = 'document.getAnimations().filter((one) => one.playState === "running").length';
  await until(page, `${running} > 0`);
  await button(partners, 'Pause partner logos').click();
  await until(page, `${running} === 0`);
  await button(partners, 'Play partner logos').waitFor();
});

test('about says that a part of it could not be loaded, and loads it again', async () => {
  const page = await front.window();
  await open(page, '/contact');
  await answer(page, /api\/faqs$/, { status: 500 });
  front.browserErrors.expectStatus(500);
  await follow(page, '/about');
  await heading(page, 'Our Mission').waitFor();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Part of this page could not be loaded.' });
  await alert.waitFor();
  expect(await heading(page, 'FAQs').count()).toBe(0);
  await page.unroute(/api\/faqs$/);
  await button(alert, 'Try again').click();
  await heading(page, 'FAQs').waitFor();
  expect(await alert.count()).toBe(0);
});

test('the questions open one by one', async () => {
  const page = await front.window();
  await open(page, '/about#faqs');
  await heading(page, 'FAQs').waitFor();
  const [first, second] = ['Delivery is free', 'By card.'].map((text) => page.getByText(text));
  await waitUntil(() => first?.isVisible()).toBe(false);
  await page.getByText('What does delivery cost?').click();
  await first?.waitFor();
  await page.getByText('How can I pay?').click();
  await second?.waitFor();
  await first?.waitFor({ state: 'hidden' });
  await page.getByText('Can I send something back?').click();
  await page.getByText('Ask for the return in My Orders').waitFor();
  await page.getByText('Can I cancel my order?').click();
  await page.getByText(/^Until it ships: .* usually within 5 to 10 days\.$/).waitFor();
});

test('contact: a message is sent behind a loader that covers the page, and the form is empty', async () => {
  const page = await front.window();
  await open(page, '/contact');
  for (const text of ['+1 (555) 010-0199', 'shop@vigor.test', /100 Forge Street/]) {
    await page.getByRole('main').getByText(text).waitFor();
  }
  await heading(page, 'Send Us a Message').waitFor();
  await write(page);
  const release = await hold(page, /api\/contact$/);
  await button(page, 'Send Message').click();
  const loader = page.getByRole('status').filter({ hasText: 'Sending...' });
  await loader.waitFor();
  await waitUntil(() => loader.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 });
  release();
  await expectToast(page, 'Message sent');
  await loader.waitFor({ state: 'detached' });
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await waitUntil(() => field(page, label).inputValue()).toBe('');
  }
  await eventually(async () => {
    const emails = await (await fetch(`${front.url}/dev/mail.json`)).text();
    expect(emails).toContain(QUESTION);
  }, 20_000);
});

test('contact: all four fields are required, and a failure keeps what was typed', async () => {
  const page = await front.window();
  await open(page, '/contact');
  await button(page, 'Send Message').click();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await waitUntil(() => errorOf(page, label)).toBe(`${label} is required`);
    await waitUntil(() => field(page, label).getAttribute('required')).not.toBe(null);
  }
  await waitUntil(() => field(page, 'Email').getAttribute('type')).toBe('email');
  await write(page);
  await field(page, 'Email').fill('nobody');
  await button(page, 'Send Message').click();
  await waitUntil(() => errorOf(page, 'Email')).toBe('Invalid email address');
  await field(page, 'Email').fill('ada@example.com');
  await answer(page, /api\/contact$/, { status: 500 });
  front.browserErrors.expectStatus(500);
  await button(page, 'Send Message').click();
  await expectToast(page, 'Failed to send message');
  await waitUntil(() => field(page, 'Message').inputValue()).toBe(QUESTION);
});

test.each(['/nowhere', '/user/nowhere', '/products/a/b', '/admin/nowhere'])(
  '%s is a 404 with a way home',
  async (path) => {
    const page = await front.window();
    front.browserErrors.expectStatus(404);
    await open(page, path);
    await heading(page, '404').waitFor();
    await link(page, 'Back to Home').click();
    await heading(page, 'Unleash Your Potential').waitFor();
  },
);

test('/shop leads to the products', async () => {
  const page = await front.window();
  await page.goto('/shop');
  await page.waitForURL('**/products');
});

test('unsubscribing asks first, then does it', async () => {
  const page = await front.window();
  const email = `${uniqueName()}@example.com`;
  await front.api.post('newsletter/subscribe', { email });
  const token = await eventually(async () => {
    const answer = await fetch(`${front.url}/dev/mail.json?to=${email}`);
    const found = /unsubscribe\/?\?token=([^"\s\\&<>]+)/.exec(await answer.text())?.[1];
    if (!found) throw new Error('no letter yet');
    return found;
  }, 20_000);
  const status = async () =>
    (await front.db.query('SELECT status FROM subscriber WHERE email = $1', [email])).rows;
  await open(page, `/newsletter/unsubscribe?token=${token}`);
  await heading(page, 'Unsubscribe from the newsletter?').waitFor();
  expect(await status()).toEqual([{ status: 'active' }]);
  const release = await hold(page, /newsletter\/unsubscribe\/\?/);
  await button(page, 'Unsubscribe').click();
  await waitUntil(() => button(page, 'Processing...').isDisabled()).toBe(true);
  release();
  await heading(page, 'Unsubscribed Successfully!').waitFor();
  expect(await status()).toEqual([{ status: 'unsubscribed' }]);
});

test.each(['?token=unknown', ''])('an unsubscribe link "%s" that is no good', async (query) => {
  const page = await front.window();
  front.browserErrors.expectStatus(400);
  await open(page, `/newsletter/unsubscribe${query}`);
  if (query) await button(page, 'Unsubscribe').click();
  await heading(page, 'Error Unsubscribing').waitFor();
  await page.getByText("We couldn't process your request. Please try again later.").waitFor();
});
