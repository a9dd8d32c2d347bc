import type { Page } from 'playwright-core';
import { ADMIN, openAdmin } from '../../support/back-office.js';
import { alive, field, heading, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const ENTRY = /index-[\w-]+\.js/;
const FORMER = 'index-former.js';

/**
 * Makes the page's build one that was replaced: its entry script has another name than the server's,
 * and `gone` is not found. From `upgrade()` on pages are the server's.
 */
async function outdate(page: Page, gone: RegExp) {
  let documents = 0;
  let isUpgraded = false;
  let entry = '';
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isDocument = request.isNavigationRequest();
    if (isDocument) documents += 1;
    // The script of the page itself, which asks for others after the upgrade, too.
    const isOutdated = !isUpgraded || documents === 1;
    if (!isOutdated || !(isDocument || request.resourceType() === 'script')) {
      return route.continue();
    }
    if (gone.test(request.url())) return route.fulfill({ status: 404 });
    const response = await route.fetch({ url: request.url().replace(FORMER, entry) });
    const text = await response.text();
    if (isDocument) entry = ENTRY.exec(text)![0];
    return route.fulfill({ response, body: text.replaceAll(entry, FORMER) });
  });
  front.browserErrors.expectStatus(404);
  front.browserErrors.expectError('Failed to fetch dynamically imported module');
  return { documents: () => documents, upgrade: () => (isUpgraded = true) };
}

test('a page whose code a newer build has replaced is loaded anew, and works', async () => {
  const page = await front.window();
  const { documents, upgrade } = await outdate(page, /\/assets\/contact/);
  await open(page, '/about');
  upgrade();
  await page.evaluate(`document.querySelector('footer a[href="/contact"]').click()`);
  await field(page, 'Message').waitFor();
  await alive(page);
  expect([new URL(page.url()).pathname, documents()]).toEqual(['/contact', 2]);
  await page.goBack();
  await heading(page, 'Our Mission').waitFor();
});

test('a screen of the back office is reloaded once, not in a loop', async () => {
  const page = await openAdmin(front);
  await heading(page, 'Admin Dashboard').waitFor();
  const { documents } = await outdate(page, /\/assets\/operations-/);
  await page.goto(`${ADMIN}/operations`);
  await page.getByText('This screen could not be shown.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(2);
});
