import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from '../../support/accessible.js';
import { answer, cut, hold } from '../../support/calls.js';
import { linkTo } from '../../support/mailed-link.js';
import { money, type Product } from '../../support/product-fixtures.js';
import {
  button,
  errorOf,
  field,
  heading,
  link,
  open,
  region,
  skeletons,
  expectToast,
} from '../../support/screen.js';
import { buy, type Shopper } from '../../support/shopper.js';
import type { Order } from '../../support/shoppers.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const PROOF = 'Current password (optional)';
const ME = /api\/users\/user$/;
const details = (page: Page) => region(page, 'Your details');
const orders = (page: Page) => region(page, 'Recent Orders');
const picture = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: 1, g: 120, b: 200 } },
  })
    .png()
    .toBuffer(),
});

async function openProfile(shopper: Shopper): Promise<Page> {
  const page = await front.window(shopper);
  await open(page, '/user/profile');
  await details(page).waitFor();
  return page;
}

test('what is known can be edited, what is missing added', async () => {
  const shopper = await front.newShopper('Ada Lovelace');
  const page = await openProfile(shopper);
  await details(page).getByText('Ada Lovelace', { exact: true }).waitFor();
  await details(page).getByText(shopper.email, { exact: true }).waitFor();
  for (const name of ['Edit name', 'Edit email', 'Add address', 'Add phone']) {
    await waitUntil(() => link(page, name).getAttribute('href')).toBe('/user/profile/edit');
  }
  await orders(page).getByText('No recent orders found.').waitFor();
  await link(page, 'Change Password').click();
  await page.waitForURL('**/change-password');
});

test('the form is saved, leads back, and shows the new data', async () => {
  const page = await openProfile(await front.newShopper());
  await link(page, 'Add phone').click();
  await field(page, 'Full Name').fill('Augusta King');
  await field(page, 'Address').fill('12 Ockham Park');
  await field(page, 'Phone Number').fill('+44 20 7946 0000');
  const release = await hold(page, /api\/users$/);
  await button(page, 'Save Changes').click();
  const busy = button(page, 'Saving...');
  await busy.waitFor();
  await waitUntil(() => busy.isDisabled()).toBe(true);
  release();
  await expectToast(page, 'Profile updated successfully!');
  await page.waitForURL('**/user/profile');
  for (const text of ['Augusta King', '12 Ockham Park', '+44 20 7946 0000']) {
    await details(page).getByText(text, { exact: true }).waitFor();
  }
  await link(page, 'Edit phone').waitFor();
});

test('an admin edits theirs too, and comes back to the admin’s profile', async () => {
  const page = await front.window(await front.admin());
  await open(page, '/admin/profile');
  await link(page, 'Edit name').click();
  await page.waitForURL('**/admin/profile/edit');
  await button(page, 'Save Changes').click();
  await page.waitForURL('**/admin/profile');
  await details(page).waitFor();
  await waitUntil(() => heading(page, 'Recent Orders').count()).toBe(0);
});

test('each field says what is wrong with it, and the first bad one has the focus', async () => {
  const page = await front.window(await front.newShopper());
  await open(page, '/user/profile/edit');
  const [name, email] = [field(page, 'Full Name'), field(page, 'Email Address')];
  await name.fill('');
  await email.fill('nobody');
  await field(page, 'Phone Number').fill('1234567890');
  await button(page, 'Save Changes').click();
  await waitUntil(() => errorOf(page, 'Full Name')).toBe('Name is required');
  await waitUntil(() => errorOf(page, 'Email Address')).toBe('Invalid email address');
  await waitUntil(() => errorOf(page, 'Phone Number')).toBe(
    'Phone number must be at least 11 characters',
  );
  await waitUntil(() => errorOf(page, 'Address')).toBe('');
  await waitUntil(() => page.locator(':focus').getAttribute('name')).toBe('name');
  await name.fill('x'.repeat(51));
  await waitUntil(() => errorOf(page, 'Full Name')).toBe('Name is too long');
  await name.fill('x'.repeat(50));
  await email.fill('somebody-else@example.com');
  await field(page, 'Phone Number').fill('');
  await button(page, 'Save Changes').click();
  await page.waitForURL('**/user/profile');
});

test('a new address takes the password or does without, and the old one undoes the change', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  front.browserErrors.expectStatus(400, 401);
  await open(page, '/user/profile/edit');
  const [email, password] = [field(page, 'Email Address'), field(page, PROOF)];
  const address = await email.inputValue();
  await email.fill(address.toUpperCase());
  await waitUntil(() => password.count()).toBe(0);
  await email.fill(`new-${address}`);
  await page.getByText(/links to reset your password go to your old address/).waitFor();
  expect(await violations(page)).toEqual([]);
  await password.fill('not the word');
  await button(page, 'Save Changes').click();
  await waitUntil(() => errorOf(page, PROOF)).toBe('The current password is not correct');
  await password.fill('');
  await button(page, 'Save Changes').click();
  await page.waitForURL('**/user/profile');
  await details(page).getByText(`new-${address}`, { exact: true }).waitFor();

  const path = await linkTo('/undo-email-change', front.url, address);
  await open(page, path);
  await button(page, 'Undo the change').click();
  await heading(page, 'Your old address is back').waitFor();
  await waitUntil(() => page.locator(':focus').innerText()).toContain('Your old address is back');
  expect(await violations(page)).toEqual([]);
  await link(page, 'Set a new password').waitFor();
  const { email: restored, password: known } = shopper;
  const login = await front.api.post('auth/login', { email: restored, password: known });
  expect(login.success).toBe(true);
  await open(page, path);
  await button(page, 'Undo the change').click();
  const used = page.getByRole('alert').filter({ hasText: 'The change was not undone' });
  await used.getByText('This link is invalid, has expired or was used already').waitFor();
  // Every session has ended, this browser's too.
  await page.goto(`${front.url}/user/profile`);
  await page.waitForURL('**/login**');
});

test('a failure to save says why, or that it failed', async () => {
  const page = await front.window(await front.newShopper());
  const other = await front.newShopper();
  front.browserErrors.expectStatus(409, 500);
  await open(page, '/user/profile/edit');
  await field(page, 'Email Address').fill(other.email);
  await button(page, 'Save Changes').click();
  await expectToast(page, 'An account with this email already exists');
  await answer(page, /api\/users$/, { status: 500, method: 'PUT' });
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Failed to update profile');
});

test('a photo is chosen, looked at, and kept or not', async () => {
  const page = await openProfile(await front.newShopper());
  const chooser = field(page, 'Profile photo');
  await waitUntil(() => chooser.getAttribute('accept')).toBe('.png,.jpg,.jpeg');
  await chooser.setInputFiles(await picture());
  const avatar = details(page).getByRole('img');
  await waitUntil(() => avatar.getAttribute('src')).toMatch(/^blob:/);
  await button(page, 'Cancel').click();
  await button(page, 'Change Photo').waitFor();
  await waitUntil(() => avatar.count()).toBe(0);

  await chooser.setInputFiles(await picture());
  await button(page, 'Confirm').click();
  await expectToast(page, 'Profile updated successfully!');
  await waitUntil(() => avatar.getAttribute('src')).toMatch(/^\/media\//);
  await button(page, 'Change Photo').waitFor();
});

test('a photo that is on its way can no longer be called back', async () => {
  const page = await openProfile(await front.newShopper());
  await field(page, 'Profile photo').setInputFiles(await picture());
  const release = await hold(page, /api\/images$/);
  await button(page, 'Confirm').click();
  await waitUntil(() => button(page, 'Cancel').isDisabled()).toBe(true);
  release();
  await expectToast(page, 'Profile updated successfully!');
  await button(page, 'Change Photo').waitFor();
});

test('only images, and an upload that fails says so', async () => {
  const page = await openProfile(await front.newShopper());
  const chooser = field(page, 'Profile photo');
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await chooser.setInputFiles(text);
  await expectToast(page, 'Please choose a .png, .jpg or .jpeg file');
  await answer(page, /api\/images$/, { status: 500, method: 'POST' });
  front.browserErrors.expectStatus(500);
  await chooser.setInputFiles(await picture());
  await button(page, 'Confirm').click();
  await expectToast(page, 'Failed to upload image');
  await button(page, 'Cancel').click();
});

test('the newest five orders, with number, date and total', async () => {
  const shopper = await front.newShopper();
  const { data } = await front.api.get<Product[]>('products?limit=1&sort=asc');
  const bought: Order[] = [];
  for (const quantity of [1, 2, 3, 1, 2, 3]) {
    bought.unshift(await buy(front.url, shopper, [data[0]!, quantity]));
  }
  const page = await openProfile(shopper);
  const rows = orders(page).getByRole('listitem');
  await waitUntil(() => rows.count()).toBe(5);
  for (const [index, { number, createdAt, totalPrice }] of bought.slice(0, 5).entries()) {
    const row = rows.nth(index).filter({ hasText: `#${number}` });
    await row
      .filter({ hasText: createdAt.slice(0, 10) })
      .getByText(money(totalPrice))
      .waitFor();
  }
  await link(page, 'View My Orders').click();
  await page.waitForURL('**/user/orders');
});

test('skeletons while it loads; a failure says so and can be tried again', async () => {
  const page = await front.window(await front.newShopper());
  const release = await hold(page, ME);
  await open(page, '/user/profile');
  await waitUntil(() => skeletons(page).count()).toBe(2);
  release();
  await details(page).waitFor();
  await cut(page, ME);
  front.browserErrors.expectNoNetwork();
  for (const path of ['/user/profile', '/user/profile/edit']) {
    await open(page, path);
    await page.getByRole('alert').filter({ hasText: 'Unable to load user data' }).waitFor();
  }
  await page.unroute(ME);
  await button(page, 'Try again').click();
  await field(page, 'Full Name').waitFor();
});
