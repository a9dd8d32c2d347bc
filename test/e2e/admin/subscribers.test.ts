import type { Page } from 'playwright-core';
import { dialog, loaded, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { uniqueName } from '../../support/unique-name.js';
import { button, field, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/newsletter-management/subscribers';
const CANCEL = /\/api\/newsletter\/cancel-subscription$/;
const NO_ACTIONS = 'No actions available';

const subscribe = (email: string) => front.api.post('newsletter/subscribe', { email });
const emails = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.children[0]?.textContent));
const shows = (page: Page, found: readonly string[]) =>
  eventually(async () => expect(await emails(page)).toEqual(found));
const row = (page: Page, email: string) => rows(page).filter({ hasText: email });

async function cancel(page: Page, email: string): Promise<void> {
  await button(row(page, email), 'Cancel Subscription').click();
  await button(dialog(page, `Cancel the subscription of ${email}?`), 'Cancel Subscription').click();
}

test('nobody yet, then the newest first, each with what can be done', async () => {
  const word = uniqueName();
  const [ada, grace] = [`ada@${word}.test`, `grace@${word}.test`];
  const page = await openAdmin(front, LIST);
  await field(page, 'Search subscribers').fill(word);
  await page.getByText('No subscribers found', { exact: true }).waitFor();
  await subscribe(ada);
  await subscribe(grace);
  await page.reload();
  await shows(page, [grace, ada]);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(['Email', 'Status', 'Actions']);
  await waitUntil(() => rows(page).first().innerText()).toMatch(/active\s+Cancel Subscription$/);
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await shows(page, [ada, grace]);
});

test('a subscription is canceled after asking, and begins again by subscribing', async () => {
  const email = `mary@${uniqueName()}.test`;
  await subscribe(email);
  const page = await openAdmin(front, LIST);
  await button(row(page, email), 'Cancel Subscription').click();
  const asked = dialog(page, `Cancel the subscription of ${email}?`);
  await asked.getByText('They get no newsletters until they subscribe again.').waitFor();
  await button(asked, 'Keep subscription').click();
  await asked.waitFor({ state: 'detached' });

  await expectToasts(page, CANCEL, () => cancel(page, email), [
    'Loading...',
    'Canceled subscription successfully!',
  ]);
  await row(page, email).getByText('canceled', { exact: true }).waitFor();
  await row(page, email).getByText(NO_ACTIONS).waitFor();
  await subscribe(email);
  await page.reload();
  await row(page, email).getByText('active', { exact: true }).waitFor();
});

test('subscribers are found by email and by status', async () => {
  const word = uniqueName();
  const [one, two, three] = ['one', 'two', 'three'].map((name) => `${name}@${word}.test`) as [
    string,
    string,
    string,
  ];
  for (const email of [one, two, three]) await subscribe(email);
  const { api } = await front.admin();
  await api.put('newsletter/cancel-subscription', { email: two });
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await field(page, 'Search subscribers').fill(word);
  await shows(page, [three, two, one]);
  await field(page, 'Status').selectOption('Active');
  await shows(page, [three, one]);
  await field(page, 'Status').selectOption('Canceled');
  await shows(page, [two]);
  await field(page, 'Status').selectOption('Unsubscribed');
  await page.getByText('No subscribers found', { exact: true }).waitFor();

  await field(page, 'Status').selectOption('All statuses');
  await field(page, 'Sort').selectOption('Oldest first');
  await shows(page, [one, two, three]);
  await button(page, 'Sort by status ascending').click();
  await eventually(async () => expect((await emails(page)).at(-1)).toBe(two));
  await button(page, 'Add filter').click();
  await page.getByRole('menuitemcheckbox', { name: 'Subscribed to' }).click();
  await field(page, 'Subscribed to').fill('2020-01-31');
  await page.getByText('No subscribers found', { exact: true }).waitFor();
});

test('on a phone, too', async () => {
  const email = `annie@${uniqueName()}.test`;
  await subscribe(email);
  const page = await openAdmin(front, LIST, { width: 390 });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await button(card, 'Cancel Subscription').click();
  const asked = dialog(page, `Cancel the subscription of ${email}?`);
  await button(asked, 'Cancel Subscription').click();
  await expectToast(page, 'Canceled subscription successfully!');
  await card.getByText(NO_ACTIONS).waitFor();
});
