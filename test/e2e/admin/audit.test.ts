import { openAdmin, rows } from '../../support/back-office.js';
import { uniqueName } from '../../support/unique-name.js';
import { farFromMidnight } from '../../support/midnight.js';
import { field, heading, link } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();
beforeEach(farFromMidnight);

test('each change by an admin is found by who, what, when and any word of it', async () => {
  const word = uniqueName();
  const [before, after] = [`Ropes ${word}`, `Ropes and Rings ${word}`];
  const page = await openAdmin(front, '/audit');
  await field(page, 'Search audit log').fill(word);
  await page.getByText('No Entries Found').waitFor();
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
  await field(page, 'Search audit log').fill(word);
  await page.getByText('1–2 of 2').waitFor();
  await field(page, 'Type').selectOption('Products');
  await page.getByText('No Entries Found').waitFor();
  await field(page, 'Type').selectOption('Categories');
  await page.getByText('1–2 of 2').waitFor();
  await field(page, 'User').selectOption('Demo Admin');
  await field(page, 'To').fill('2020-01-31');
  await page.getByText('No Entries Found').waitFor();
  await field(page, 'To').fill(new Date().toISOString().slice(0, 10));
  await page.getByText('1–2 of 2').waitFor();
  await waitUntil(() => field(page, 'User').locator('option:checked').innerText()).toBe(
    'Demo Admin',
  );
  await link(page, after).first().click();
  await heading(page, 'Edit Category').waitFor();
});
