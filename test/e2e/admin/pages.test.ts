import type { Locator, Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { button, heading, openAdmin } from '../../support/back-office.js';
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
