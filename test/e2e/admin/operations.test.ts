import type { Browser, Page } from 'playwright-core';
import { ADMIN, button, openAsAdmin, violationsOf } from '../../support/back-office.js';
import { launchChromium } from '../../support/chromium.js';
import { eventually } from '../../support/eventually.js';
import { ShopProcess } from '../../support/shop-process.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

const SCREEN = `${ADMIN}/operations`;

let shop: ShopProcess;
let browser: Browser;
let mailbox: TestMailbox;

beforeAll(async () => {
  mailbox = await startTestMailbox();
  await mailbox.goAway();
  shop = await ShopProcess.start({
    SMTP_URL: mailbox.smtpUrl,
    JOB_BACKOFF_FIRST_MS: '20',
    JOB_BACKOFF_MAX_MS: '20',
    JOB_GIVE_UP_AFTER_MS: '1',
  });
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await shop?.close();
  await mailbox?.close();
}, 60_000);

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a mail that nobody took is shown with its error, and goes out when it is sent again', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, SCREEN);
  const failed = panel(page, 'Failed jobs and mails');
  await failed.getByText('Nothing has failed.').waitFor();
  await panel(page, 'Workers').getByText('All well').waitFor();
  await panel(page, 'Stores').getByText('Away').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const to = 'runner@example.com';
  await page.request.post('/api/newsletter/subscribe', { data: { email: to } });
  await eventually(async () => {
    await button(page, 'Refresh').click();
    await failed.getByText('Given up').waitFor({ timeout: 1_000 });
  }, 20_000);
  expect(await failed.getByRole('listitem').innerText()).toMatch(/ECONNREFUSED/);
  await panel(page, 'Jobs waiting').getByText('1 failed').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await mailbox.comeBack();
  await failed.getByRole('button', { name: /^Retry / }).click();
  await page.getByText('The job is tried again.').waitFor();
  await eventually(async () => expect(await mailbox.mailsTo(to)).toHaveLength(1));
  await failed.getByText('Nothing has failed.').waitFor();
  await button(page, 'Refresh').click();
  await panel(page, 'Stores').getByText('Away').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
}, 90_000);

test('on a phone, too', async () => {
  const { page, complaints, context } = await openAsAdmin(browser, shop.url, SCREEN, 390);
  await panel(page, 'Rounds').getByText('checkout.sweep').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);
