import type { Page } from 'playwright-core';
import { openAdmin } from '../../support/back-office.js';
import { button, heading, link, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const LIST = '/order-management';

const front = openStorefront({ SHOP_NAME: 'Iron & Oak' });

const slips = (page: Page) => page.getByRole('article', { name: /^Packing slip/ });

/** How many sheets of paper it takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an order’s slip says what goes where, without prices, on a sheet of its own', async () => {
  const page = await openAdmin(front, LIST);
  await page
    .getByRole('link', { name: /^Details of order/ })
    .first()
    .click();
  await button(page, 'Ship').waitFor();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const number = /\d+/.exec(title)![0];
  const name = await page.locator('table td').nth(1).innerText();
  await waitUntil(() => page.title()).toBe(`Order ${number} · Iron & Oak`);

  const opening = page.context().waitForEvent('page');
  await link(page, 'Packing slip').click();
  const paper = await opening;
  await heading(paper, 'Packing slip').waitFor();
  await slips(paper).getByText('Iron & Oak').waitFor();
  const text = await slips(paper).innerText();
  for (const part of ['IRON & OAK', number, name, 'Ship to', 'Quantity']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('$');
  await waitUntil(() => sheets(paper)).toBe(1);

  await paper.evaluate("window.print = () => (document.title = 'printed')");
  await button(paper, 'Print').click();
  await waitUntil(() => paper.title()).toBe('printed');
  await paper.emulateMedia({ media: 'print' });
  await waitUntil(() => button(paper, 'Print').isVisible()).toBe(false);
});

test('an order of before has no invoice until staff create it', async () => {
  const page = await openAdmin(front, LIST);
  await page
    .getByRole('link', { name: /^Details of order/ })
    .first()
    .click();
  const documents = region(page, 'Documents');
  await documents.getByText('This order has no invoice.').waitFor();
  await button(documents, 'Create invoice').click();
  const invoice = documents.getByRole('button', { name: /^Invoice \d{6}$/ });
  await invoice.waitFor();
  const download = page.waitForEvent('download');
  await invoice.click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d{6}\.pdf$/);
});

test('the slips of ticked orders take a sheet each', async () => {
  const page = await openAdmin(front, LIST);
  const boxes = page.getByLabel(/^Select order/);
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  const opening = page.context().waitForEvent('page');
  await link(page, 'Packing slips').click();
  const paper = await opening;
  await paper.getByText('3 packing slips').waitFor();
  await waitUntil(() => slips(paper).count()).toBe(3);
  await waitUntil(() => sheets(paper)).toBe(3);
});

test('an order that nobody knows says so', async () => {
  front.browserErrors.expectStatus(404);
  const path = `${LIST}/packing-slips?ids=01900000-0000-7000-8000-000000000000`;
  const page = await openAdmin(front, path);
  await page.getByText('Order not found').waitFor();
});
