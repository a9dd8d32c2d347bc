import { openAdmin, rows } from '../../support/back-office.js';
import { uniqueName } from '../../support/unique-name.js';
import { farFromMidnight } from '../../support/midnight.js';
import { button, field, heading, link } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();
beforeEach(farFromMidnight);

test('each change by an admin is found by who, what, when and any word of it', async () => {
  const word = uniqueName();
  const [before, after] = [`Ropes ${word}`, `Ropes and Rings ${word}`];
  const page = await openAdmin(front, '/audit');
  await field(page, 'Search audit log').fill(word);
  await page.getByText('No entries found').waitFor();
  const { api } = await front.admin();
  const { data } = await api.post<{ _id: string }>('categories/create-category', {
    title: before,
  });
  await api.put(`categories/${data._id}`, { title: after });
  await page.reload();

  await rows(page).nth(1).waitFor();
  const [edited, created] = await rows(page).allInnerTexts();
  expect(edited).toMatch(new RegExp(`Demo Admin\\s+categories\\.edit\\s+${after}`));
  expect(edited).toContain(`title: ${before} → ${after}`);
  expect(created).toContain('categories.create');
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await waitUntil(() => rows(page).first().innerText()).toContain('categories.create');

  await field(page, 'Search audit log').fill(`and rings ${word}`);
  await page.getByText('1–1 of 1').waitFor();
  // There is no filter to add.
  expect(await button(page, 'Add filter').count()).toBe(0);
  await field(page, 'Search audit log').fill(word);
  await page.getByText('1–2 of 2').waitFor();
  await field(page, 'Type').selectOption('Products');
  await page.getByText('No entries found').waitFor();
  await field(page, 'Type').selectOption('Categories');
  await page.getByText('1–2 of 2').waitFor();
  await field(page, 'User').selectOption('Demo Admin');
  await field(page, 'To').fill('2020-01-31');
  await page.getByText('No entries found').waitFor();
  await field(page, 'To').fill(new Date().toISOString().slice(0, 10));
  await page.getByText('1–2 of 2').waitFor();
  await waitUntil(() => field(page, 'User').locator('option:checked').innerText()).toBe(
    'Demo Admin',
  );
  await link(page, after).first().click();
  await heading(page, 'Edit Category').waitFor();
});

test('a canceled subscription says whose it was', async () => {
  const email = `${uniqueName()}@example.com`;
  await front.api.post('newsletter/subscribe', { email });
  const { api } = await front.admin();
  await api.put('newsletter/cancel-subscription', { email });
  const page = await openAdmin(front, '/audit');
  await field(page, 'Search audit log').fill(email);
  await page.getByText('1–1 of 1').waitFor();
  await waitUntil(() => rows(page).first().innerText()).toMatch(
    new RegExp(`newsletter\\.cancel\\s+${email}\\s+status: active → canceled`),
  );
});

test('each login is found on the second tab by account, address, kind and day', async () => {
  const shopper = await front.newShopper();
  const wrong = { email: shopper.email, password: 'a wrong guess' };
  for (let attempt = 0; attempt < 2; attempt++) await front.api.post('auth/login', wrong);
  const page = await openAdmin(front, '/audit');
  await page.getByRole('tab', { name: 'Security' }).click();
  await heading(page, 'Security log').waitFor();
  await field(page, 'Account').fill(shopper.email.toUpperCase());
  await page.getByText('1–2 of 2').waitFor();
  const [failed, signup] = await rows(page).allInnerTexts();
  expect(failed).toMatch(/Failed login\s*2 times/);
  expect(failed).toMatch(new RegExp(`${shopper.email}\\s+127\\.0\\.0\\.1\\s+node\\s+since`));
  expect(signup).toContain('Signup');
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click();
  await waitUntil(() => rows(page).first().innerText()).toContain('Signup');

  await field(page, 'Event').selectOption('Failed login');
  await page.getByText('1–1 of 1').waitFor();
  await field(page, 'Client address').fill('203.0.113.');
  await page.getByText('No entries found').waitFor();
  await field(page, 'Client address').fill('127.0.0.');
  await page.getByText('1–1 of 1').waitFor();
  // A table has no room for its texts here.
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.getByRole('table').waitFor({ state: 'detached' });
  await field(page, 'To').fill('2020-01-31');
  await page.getByText('No entries found').waitFor();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await heading(page, 'Audit log').waitFor();
});
