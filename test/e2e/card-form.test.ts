import type { Browser, Page } from 'playwright-core';
import { createServer } from 'node:http';
import { listen, shut } from '../../dev/loopback.js';
import { PUBLISHABLE_KEY, TestProvider } from '../../dev/card-provider/testing/test-provider.js';
import { launchChromium, visit } from '../support/chromium.js';
import { waitUntil } from '../support/wait-until.js';

const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'";
const PAGE = `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,">
<form><div id="card"></div><p id="error"></p><button>Pay</button><button type="button">Resume</button>
<p role="status"></p></form><script src="/sandbox/stripe/stripe.js"></script><script src="/page.js"></script>`;
const SCRIPT = `
const stripe = Stripe('${PUBLISHABLE_KEY}');
const card = stripe.elements().create('card', { hidePostalCode: true });
card.mount('#card');
card.on('change', ({ error }) => { document.querySelector('#error').textContent = error?.message ?? ''; });
const confirm = async (data) => {
  const { error, paymentIntent } = await stripe.confirmCardPayment(location.search.slice(1), data);
  document.querySelector('[role=status]').textContent = error?.message ?? paymentIntent.status;
};
const [pay, resume] = document.querySelectorAll('button');
pay.form.onsubmit = (event) => {
  event.preventDefault();
  confirm({ payment_method: { card, billing_details: { name: 'Ada' } } });
};
resume.onclick = () => confirm();`;

const world = new TestProvider();
const shop = createServer((request, response) => {
  const [path, type, body] = request.url?.startsWith('/page.js')
    ? ['', 'text/javascript', SCRIPT]
    : [request.url ?? '', 'text/html', PAGE];
  if (path.startsWith('/sandbox/stripe/')) {
    request.url = path.slice('/sandbox/stripe'.length);
    world.provider.handle(request, response);
  } else {
    response.writeHead(200, { 'content-type': type, 'content-security-policy': CSP }).end(body);
  }
});
let browser: Browser;
let origin = '';

beforeAll(async () => {
  await world.start();
  origin = `http://127.0.0.1:${await listen(shop, '127.0.0.1', 0)}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await shut(shop);
  await world.stop();
});

async function open() {
  const intent = await world.stripe.paymentIntents.create({ amount: 4_999, currency: 'usd' });
  const visitor = await visit(browser, origin, 360);
  await visitor.page.goto(`/?${intent.client_secret}`);
  return { ...visitor, id: intent.id };
}

/** Types a whole card as a user does: the focus moves on by itself. */
async function type(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number);
  await page.keyboard.type('1250');
  await page.keyboard.type('123');
}

const said = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

test('a card is typed, spaced and charged, under the shop’s content security policy', async () => {
  const { page, browserErrors, context } = await open();
  await type(page, '4242424242424242');
  await waitUntil(() => page.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
  await waitUntil(() => page.getByLabel('Expiry').inputValue()).toBe('12 / 50');
  await page.keyboard.press('Enter');
  await said(page, 'succeeded');
  expect(browserErrors).toEqual([]);
  expect(await page.evaluate('document.body.scrollWidth <= window.innerWidth')).toBe(true);
  await context.close();
});

test('a bad card shows the provider’s message, a declined one can be replaced', async () => {
  const { page, context } = await open();
  const number = page.getByLabel('Card number');
  const error = page.locator('#error');
  await number.fill('4242 4242');
  await page.getByLabel('CVC').focus();
  await waitUntil(() => error.innerText()).toBe('Your card number is incomplete.');
  await number.fill('4242424242424241');
  await waitUntil(() => error.innerText()).toBe('Your card number is invalid.');
  await waitUntil(() => number.getAttribute('aria-invalid')).toBe('true');
  await number.fill('4000000000000002');
  await page.getByLabel('Expiry').fill('12 / 2050');
  await page.getByRole('button', { name: 'Pay' }).click();
  await said(page, "Your card's security code is incomplete.");
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
  await said(page, 'Your card was declined.');
  await number.fill('4242424242424242');
  await page.getByRole('button', { name: 'Pay' }).click();
  await said(page, 'succeeded');
  await context.close();
});

test('the challenge holds the focus, fails when closed, and is there again after a reload', async () => {
  const { page, id, context } = await open();
  const dialog = page.getByRole('dialog', { name: 'Confirm your payment' });
  const focused = () => page.locator(':focus').innerText();
  await type(page, '4000002500003155');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await waitUntil(focused).toBe('Complete');
  for (const next of ['Fail', 'Complete', 'Fail']) {
    await page.keyboard.press('Tab');
    await waitUntil(focused).toBe(next);
  }
  await page.keyboard.press('Escape');
  await said(page, 'We are unable to authenticate your payment method.');
  await waitUntil(() => dialog.count()).toBe(0);

  await page.getByRole('button', { name: 'Pay' }).click();
  await dialog.waitFor();
  await page.reload();
  expect((await world.stripe.paymentIntents.retrieve(id)).status).toBe('requires_action');
  await page.getByRole('button', { name: 'Resume' }).click();
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await said(page, 'succeeded');
  await context.close();
});
