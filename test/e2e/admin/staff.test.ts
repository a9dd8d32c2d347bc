import type { Page } from 'playwright-core';
import type { StaffRole } from '../../../common/contract/staff.js';
import { violations } from '../../support/accessible.js';
import {
  ADMIN,
  button,
  dialog,
  heading,
  loaded,
  openAdmin,
  rows,
} from '../../support/back-office.js';
import { expectToast, field } from '../../support/screen.js';
import { signIn, type Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront({ SHOP_NAME: 'VIGOR' });

async function newMember(name: string, staffRole: StaffRole): Promise<Shopper> {
  const { id, email, password } = await front.newShopper(name);
  const { api } = await front.admin();
  await api.put(`users/make-admin?id=${id}`);
  await api.put(`staff/${id}`, { staffRole });
  return signIn(front.url, email, password);
}
const row = (page: Page, email: string) => rows(page).filter({ hasText: email });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link').allInnerTexts();

test('an owner changes the role of a member, and removes another', async () => {
  const [grace, alan] = [
    await newMember('Grace Hopper', 'analyst'),
    await newMember('Alan Turing', 'support'),
  ];
  const page = await openAdmin(front, '/staff-management');
  await row(page, grace.email).waitFor();
  expect(await row(page, grace.email).innerText()).toMatch(
    /Analyst\s+Active\s+Off\s+\d{4}-\d\d-\d\d/,
  );
  await page.getByRole('region', { name: 'Permissions by role' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await button(row(page, grace.email), 'Actions of Grace Hopper').click();
  await menuItem(page, 'Change role').click();
  const change = dialog(page, 'Change the role of Grace Hopper?');
  await change.getByRole('radio', { name: /^Warehouse/ }).check();
  await button(change, 'Change role').click();
  await expectToast(page, 'Role changed.');
  await waitUntil(() => row(page, grace.email).innerText()).toContain('Warehouse');

  const open = await front.window(alan);
  await open.goto(`${ADMIN}/order-management`);
  await heading(open, 'Orders').waitFor();
  await button(row(page, alan.email), 'Actions of Alan Turing').click();
  await menuItem(page, 'Remove from staff').click();
  await button(dialog(page, 'Remove Alan Turing from the staff?'), 'Remove from staff').click();
  await expectToast(page, 'Removed from the staff.');
  await waitUntil(() => row(page, alan.email).count()).toBe(0);
  // The open browser of who was removed is led to the login by its next call.
  front.browserErrors.expectStatus(401);
  const visited: string[] = [];
  open.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
  });
  await open.goto(`${ADMIN}/user-management`);
  await open.waitForURL('**/login?from=**');
  expect(visited).toEqual([`${ADMIN}/user-management`, '/login']);
});

test('each role sees what it may do, and no button beside', async () => {
  const warehouse = await front.window(await newMember('Katherine Johnson', 'warehouse'));
  await warehouse.goto(`${ADMIN}/order-management`);
  await loaded(warehouse);
  await waitUntil(() => links(warehouse)).toEqual([
    'Dashboard',
    'Products',
    'Categories',
    'Order Management',
    'Returns',
  ]);
  expect(await button(warehouse, 'Export CSV').count()).toBe(0);
  await warehouse.goto(`${ADMIN}/product-management/products`);
  await rows(warehouse).first().waitFor();
  expect(await button(warehouse, /Import|Edit|Delete/).count()).toBe(0);
  expect(await warehouse.getByRole('link', { name: 'Add Product' }).count()).toBe(0);
  await warehouse.goto(`${ADMIN}/staff-management`);
  await heading(warehouse, 'You do not have access to this page').waitFor();

  const analyst = await front.window(await newMember('Ada Byron', 'analyst'));
  await analyst.goto(ADMIN);
  await analyst.getByText('Low Stock Products').waitFor();
  await waitUntil(() => links(analyst)).toEqual(['Dashboard', 'Products', 'Categories']);
  expect(await button(analyst, 'Restock').count()).toBe(0);
  expect(await analyst.getByText('Latest orders').count()).toBe(0);
});

test('an export asks who the admin is where the shop wants it, and goes on', async () => {
  const admin = await front.admin();
  const { data } = await admin.api.get<{ version: number }>('settings');
  await admin.api.put('settings', { reauthExports: 'required', version: data.version });
  const page = await openAdmin(front, '/user-management');
  await loaded(page);
  await front.db.query(`UPDATE session SET started_at = started_at - interval '1 hour'`);
  front.browserErrors.expectStatus(403);
  await button(page, 'Export CSV').click();
  const proof = dialog(page, 'Confirm that it is you');
  await field(proof, 'Password').waitFor();
  expect(await violations(page)).toEqual([]);
  front.browserErrors.expectStatus(400);
  await field(proof, 'Password').fill('a wrong guess');
  await button(proof, 'Confirm').click();
  await proof.getByText('This is not correct. Please try again.').waitFor();
  await field(proof, 'Password').fill(admin.password);
  const saved = page.waitForEvent('download');
  await button(proof, 'Confirm').click();
  expect((await saved).suggestedFilename()).toBe('users.csv');
  await expectToast(page, 'Exported successfully!');
});

test('what only an owner may do on an account of the staff is shown to owners alone', async () => {
  const { id: owner } = await front.admin();
  const { id: shopper } = await front.newShopper();
  const actions = async (page: Page, id: string) => {
    await page.goto(`${ADMIN}/user-management/${id}`);
    await button(page, 'Add note').waitFor();
    return Promise.all(['Log out everywhere', 'Block'].map((name) => button(page, name).count()));
  };
  const page = await front.window(await newMember('Mary Jackson', 'manager'));
  expect(await actions(page, shopper)).toEqual([1, 1]);
  expect(await actions(page, owner)).toEqual([0, 0]);
  const own = await openAdmin(front);
  expect(await actions(own, owner)).toEqual([1, 0]);
});

test('staff that need a second factor are led to their profile to add it', async () => {
  const member = await newMember('Dorothy Vaughan', 'support');
  const admin = await front.admin();
  const { data } = await admin.api.get<{ version: number }>('settings');
  const settings = { reauthExports: 'off', staffSecondFactor: 'required', version: data.version };
  await admin.api.put('settings', settings);
  const page = await front.window(member);
  front.browserErrors.expectStatus(403);
  await page.goto(`${ADMIN}/order-management`);
  await page.waitForURL('**/admin/profile#factors');
  await page
    .getByText('This shop asks its staff for a second factor beside the password.')
    .waitFor();
});
