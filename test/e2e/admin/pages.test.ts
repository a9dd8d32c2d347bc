import type { Locator, Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { button, heading, noteOf, openAdmin } from '../../support/back-office.js';
import { expectToast, field, link, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront({ SHOP_NAME: 'Iron & Oak' });

const ATTACK = [
  '<script>window.attacked = 1</script><img src=x onerror="window.attacked = 2">',
  '<svg onload="window.attacked = 3"><iframe srcdoc="<script>parent.attacked = 4</script>"></iframe>',
  '[here](javascript:window.attacked=5) ![x](https://evil.example/x.png)',
].join('\n\n');

/** The entry of a document's history with this name. */
const entryOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** Takes back what an earlier try of a test has written; returns the document's version. */
async function builtIn(document: string): Promise<number> {
  const { api } = await front.admin();
  const path = `content/documents/${document}`;
  const { version } = (await api.get<{ version: number }>(path)).data;
  if (version === 0) return version;
  await api.post(`${path}/restore`, { restore: 0, version });
  return version + 1;
}

test('a page is written with a preview, shown in the shop, and taken back', async () => {
  const version = await builtIn('delivery');
  const page = await openAdmin(front, '/content/documents');
  await heading(page, 'Pages and texts').waitFor();
  await link(page, 'Edit Delivery').click();
  await heading(page, 'Delivery').waitFor();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByText('Delivery is free on every order').waitFor();

  await field(page, 'Text').fill(`## By boat\n\nFrom **{{shopName}}**.\n\n${ATTACK}`);
  await preview.getByRole('heading', { name: 'By boat' }).waitFor();
  await preview.getByText('Iron & Oak').waitFor();
  expect(await preview.locator('script, img, iframe, svg, [href^="javascript"]').count()).toBe(0);
  await button(page, 'Save').click();
  await expectToast(page, 'Content saved');

  const shop = await front.window();
  await open(shop, '/');
  await shop.getByRole('navigation', { name: 'Policies' }).getByText('Delivery').click();
  await heading(shop, 'By boat').waitFor();
  await waitUntil(() => shop.title()).toBe('Delivery | Iron & Oak');
  await shop.reload();
  await shop.getByText('From Iron & Oak.').waitFor();
  await shop.getByText('here').click();
  expect(await shop.evaluate('window.attacked')).toBeUndefined();
  expect(await violations(shop)).toEqual([]);

  await page.goto('/admin/dashboard/content/documents/edit/delivery');
  await page.getByText(`Version ${version + 1}`).waitFor();
  expect(await violations(page)).toEqual([]);
  const restored = page.getByText(/Restored built-in text/);
  const restoredBefore = await restored.count();
  await button(entryOf(page, 'Built-in text'), 'Restore').click();
  await button(page.getByRole('dialog'), 'Restore').click();
  await expectToast(page, 'Content restored');
  await waitUntil(() => restored.count()).toBe(restoredBefore + 1);
  await shop.reload();
  await shop.getByText('Delivery is free on every order').first().waitFor();
});

test('an emptied page is gone, and its link', async () => {
  const page = await openAdmin(front, '/content/documents/edit/terms');
  await field(page, 'Text').fill('');
  await button(page, 'Save').click();
  await expectToast(page, 'Content saved');
  const shop = await front.window();
  front.browserErrors.expectStatus(404);
  await open(shop, '/terms');
  await heading(shop, '404').waitFor();
  expect(await shop.getByRole('link', { name: 'Terms of Service' }).count()).toBe(0);
});

test('a restore says that it discards what is typed', async () => {
  const { api } = await front.admin();
  await api.put('content/documents/about', { version: 0, values: { goals: 'Reach them.' } });
  const page = await openAdmin(front, '/content/documents/edit/about');
  await field(page, 'Our Mission').fill('Half a mission');
  await button(page, 'Restore').click();
  const question = page.getByRole('dialog');
  await question.getByText('Your unsaved changes in the form will be lost.').waitFor();
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'detached' });
  await waitUntil(() => field(page, 'Our Mission').inputValue()).toBe('Half a mission');
  await button(page, 'Restore').click();
  await button(question, 'Restore').click();
  await expectToast(page, 'Content restored');
  await question.waitFor({ state: 'detached' });
  await waitUntil(() => field(page, 'Our Mission').inputValue()).not.toBe('Half a mission');
  await button(page, 'Restore').first().click();
  await question.getByText('The shop shows it at once.').waitFor();
  expect(await question.getByText('Your unsaved changes').count()).toBe(0);
});

test('the history leads back to its first version, and always to what is built in', async () => {
  const { api } = await front.admin();
  for (let version = 0; version < 104; version += 1) {
    const values = { markdown: `Version ${version + 1}` };
    await api.put('content/documents/returns', { version, values });
  }
  const page = await openAdmin(front, '/content/documents/edit/returns');
  const entry = (name: string) => entryOf(page, name);
  await entry('Built-in text').getByRole('button', { name: 'Restore' }).waitFor();
  expect(await violations(page)).toEqual([]);
  for (const last of ['Version 85', 'Version 65', 'Version 45', 'Version 25', 'Version 5']) {
    await entry(last).waitFor();
    await button(page, 'Show more').click();
  }
  await entry('Version 1').getByRole('button', { name: 'Restore' }).click();
  await button(page.getByRole('dialog', { name: 'Restore version 1?' }), 'Restore').click();
  await expectToast(page, 'Content restored');
  await entry('Version 105').waitFor();
  expect(await button(page, 'Show more').count()).toBe(0);
});

test('an announcement that would end before it begins is refused at its end', async () => {
  front.browserErrors.expectStatus(400);
  const page = await openAdmin(front, '/content/documents/edit/announcement');
  await field(page, 'Text').fill('Sale');
  await field(page, 'Shown from').fill('2030-02-01T10:00');
  await field(page, 'Shown until').fill('2030-01-01T10:00');
  await button(page, 'Save').click();
  await waitUntil(() => noteOf(page, 'Shown until')).toBe('Shown until must be after Shown from');
});
