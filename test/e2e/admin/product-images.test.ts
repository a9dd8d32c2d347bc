import type { Page } from 'playwright-core';
import { openAdmin } from '../../support/back-office.js';
import { imageFile } from '../../support/upload-files.js';
import { button, field } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const ADD = '/product-management/add-product';

const front = openStorefront();

const pictures = (page: Page) => page.getByRole('img', { name: /^(Main i|I)mage/ });
const addresses = (page: Page) =>
  pictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
const focused = (page: Page) =>
  page.evaluate<string>("document.activeElement.getAttribute('aria-label')");

test('pictures are put in order by keys, and the focus stays with the one that moves', async () => {
  const page = await openAdmin(front, ADD);
  const files = await Promise.all([imageFile('a.png'), imageFile('b.png'), imageFile('c.png')]);
  await field(page, 'Choose images').setInputFiles(files);
  await pictures(page).nth(2).waitFor();
  const [a, b, c] = await addresses(page);

  await button(page, 'Move image 3 left').focus();
  await page.keyboard.press('Enter');
  await waitUntil(() => addresses(page)).toEqual([a, c, b]);
  await page.getByText('Moved to position 2 of 3').waitFor();
  await waitUntil(() => focused(page)).toBe('Move image 2 left');
  await page.keyboard.press('Enter');
  await waitUntil(() => addresses(page)).toEqual([c, a, b]);
  // It cannot go further left, so the way back has the focus.
  await waitUntil(() => focused(page)).toBe('Move image 1 right');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await waitUntil(() => addresses(page)).toEqual([a, b, c]);

  await pictures(page).nth(2).dragTo(pictures(page).nth(0));
  await waitUntil(() => addresses(page)).toEqual([c, a, b]);
});

test('what is dropped from elsewhere moves no image', async () => {
  const page = await openAdmin(front, ADD);
  await field(page, 'Choose images').setInputFiles([await imageFile(), await imageFile()]);
  await pictures(page).nth(1).waitFor();
  const before = await addresses(page);
  const text = await page.evaluateHandle(
    "(() => { const d = new DataTransfer(); d.setData('text/plain', '0'); return d; })()",
  );
  await pictures(page).nth(1).dispatchEvent('drop', { dataTransfer: text });
  // The next move comes after it.
  await button(page, 'Move image 1 right').click();
  await waitUntil(() => addresses(page)).toEqual(before.toReversed());
});

test('an image that is chosen twice is there once', async () => {
  const page = await openAdmin(front, ADD);
  const [one, other] = [await imageFile(), await imageFile()];
  await field(page, 'Choose images').setInputFiles([one, one]);
  await pictures(page).first().waitFor();
  await field(page, 'Choose images').setInputFiles([one, other]);
  await waitUntil(() => pictures(page).count()).toBe(2);
  expect(new Set(await addresses(page)).size).toBe(2);
});
