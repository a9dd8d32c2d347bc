import { openAdmin, rows } from '../../support/back-office.js';
import { farFromMidnight } from '../../support/midnight.js';
import { button, field, heading, link } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();
beforeAll(farFromMidnight);

test('each change by an admin is found by who, what, when and any word of it', async () => {
  const page = await openAdmin(front, '/audit');
  await page.getByText('No Entries Found').waitFor();
  const { api } = await front.admin();
  const { data } = await api.post<{ _id: string }>('categories/create-category', {
    title: 'Ropes',
  });
  await api.put(`categories/${data._id}`, { title: 'Ropes and Rings' });
  await page.reload();

  await rows(page).nth(1).waitFor();
  const [edited, created] = await rows(page).allInnerTexts();
  expect(edited).toMatch(/Demo Admin\s+categories\.edit\s+Ropes and Rings/);
  expect(edited).toContain('title: Ropes → Ropes and Rings');
  expect(created).toContain('categories.create');

  await field(page, 'Search audit').fill('and rings');
  await page.getByText('1–1 of 1').waitFor();
  await field(page, 'Search audit').fill('');
  await page.getByText('1–2 of 2').waitFor();
  await field(page, 'What').selectOption('Products');
  await page.getByText('No Entries Found').waitFor();
  await field(page, 'What').selectOption('Categories');
  await field(page, 'Who').selectOption('Demo Admin');
  await field(page, 'To').fill(new Date().toISOString().slice(0, 10));
  await page.getByText('1–2 of 2').waitFor();
  await field(page, 'To').fill('2020-01-31');
  await page.getByText('No Entries Found').waitFor();
  await button(page, 'Clear filters').click();
  await link(page, 'Ropes and Rings').first().click();
  await heading(page, 'Edit Category').waitFor();
});
