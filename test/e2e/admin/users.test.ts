import type { Page } from 'playwright-core';
import { dialog, loaded, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import { button, field, expectToast } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LIST = '/user-management';
const MAKE_ADMIN = /\/api\/users\/make-admin/;
const NO_ACTIONS = 'No actions available';

interface User {
  _id: string;
  name: string;
  email: string;
  role: string;
}

const users = async (query = '', sort = '-createdAt') =>
  (await (await front.admin()).api.get<User[]>(`users?sort=${sort}&${query}`)).data;
const emails = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.children[2]?.textContent));
const shows = (page: Page, found: readonly User[]) =>
  eventually(async () => expect(await emails(page)).toEqual(found.map(({ email }) => email)));
const row = (page: Page, email: string) => rows(page).filter({ hasText: email });

async function makeAdmin(page: Page, email: string, name: string): Promise<void> {
  await button(row(page, email), 'Make Admin').click();
  await button(dialog(page, `Make ${name} an admin?`), 'Make Admin').click();
}

test('all users, the newest first, each with what can be done', async () => {
  await front.newShopper('Grace Hopper');
  const page = await openAdmin(front, LIST);
  await shows(page, await users());
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads).toEqual(['Avatar', 'Name', 'Email', 'Role', 'Actions']);
  const first = rows(page).first();
  await waitUntil(() => first.innerText()).toMatch(/^G\s+Grace Hopper\s.*\suser\s+Make Admin$/s);
  await waitUntil(() => row(page, 'admin@vigor.test').innerText()).toMatch(
    /admin\s+No actions available$/,
  );
  for (const sort of ['email', 'role', 'name']) {
    await button(page, `Sort by ${sort} ascending`).click();
    await shows(page, await users('', sort));
  }
  await button(page, 'Sort by name descending').click();
  await shows(page, await users('', '-name'));
  await field(page, 'Sort').selectOption('Oldest first');
  await shows(page, await users('', 'createdAt'));
});

test('users are found by name or email, and by role', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await field(page, 'Search users').fill('lindqvist');
  await shows(page, await users('searchTerm=lindqvist'));
  await field(page, 'Search users').fill('nobody@');
  await page.getByText('No users found', { exact: true }).waitFor();
  await field(page, 'Search users').fill('maya@');
  await shows(page, await users('searchTerm=maya@'));
  await field(page, 'Role').selectOption('Admins');
  await page.getByText('No users found', { exact: true }).waitFor();
  await button(page, 'Clear filters').click();
  await shows(page, await users());
  await field(page, 'Role').selectOption('Admins');
  await shows(page, await users('role=admin'));
  await field(page, 'Role').selectOption('Users');
  await shows(page, await users('role=user'));
  await page.reload();
  await shows(page, await users('role=user'));
});

test('users are found by the day they joined', async () => {
  const page = await openAdmin(front, LIST);
  await loaded(page);
  await button(page, 'Add filter').click();
  await page.getByRole('menuitemcheckbox', { name: 'Joined to' }).click();
  await field(page, 'Joined to').fill('2020-01-31');
  await page.getByText('No users found', { exact: true }).waitFor();
  await button(page, 'Clear filters').click();
  await shows(page, await users());
});

test('a user is made an admin after asking, and can do it at once', async () => {
  const shopper = await front.newShopper('Katherine Johnson');
  const page = await openAdmin(front, LIST);
  await button(row(page, shopper.email), 'Make Admin').click();
  const asked = dialog(page, 'Make Katherine Johnson an admin?');
  await asked
    .getByText(
      `${shopper.email} becomes a manager in the back office. An owner can change the role, or take it back, below Staff.`,
    )
    .waitFor();
  await button(asked, 'Cancel').click();
  await asked.waitFor({ state: 'detached' });
  expect((await shopper.api.get('users')).status).toBe(403);

  await expectToasts(page, MAKE_ADMIN, () => makeAdmin(page, shopper.email, 'Katherine Johnson'), [
    'Loading...',
    'Made admin successfully!',
  ]);
  await row(page, shopper.email).getByText(NO_ACTIONS).waitFor();
  expect((await shopper.api.get('users')).status).toBe(200);
});

test('on a phone, too', async () => {
  const { email } = await front.newShopper('Annie Easley');
  const page = await openAdmin(front, LIST, { width: 390 });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await button(card, 'Make Admin').click();
  await button(dialog(page, 'Make Annie Easley an admin?'), 'Make Admin').click();
  await expectToast(page, 'Made admin successfully!');
  await card.getByText(NO_ACTIONS).waitFor();
});
