import type { Page } from 'playwright-core';
import { loaded, openAdmin } from '../../support/back-office.js';
import { field } from '../../support/screen.js';
import { soon } from '../../support/soon.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const filterOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;

test('letters typed while the term before them comes back are kept', async () => {
  const page = await openAdmin(front, '/product-management/products');
  await loaded(page);
  const search = field(page, 'Search products');
  // Between the address, which has the new term then, and the screen, which has not.
  await page.evaluate(`{
    const push = history.pushState;
    history.pushState = (...entry) => {
      history.pushState = push;
      push.apply(history, entry);
      document.execCommand('insertText', false, 'bell');
    };
  }`);
  await search.fill('kettle');
  await soon(() => filterOf(page)).toEqual({ searchTerm: 'kettlebell' });
  expect(await search.inputValue()).toBe('kettlebell');
  await page.goBack();
  await soon(() => search.inputValue()).toBe('kettle');
  await page.goForward();
  await soon(() => search.inputValue()).toBe('kettlebell');
});
