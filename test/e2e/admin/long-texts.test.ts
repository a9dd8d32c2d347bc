import type { Page } from 'playwright-core';
import { openAdminWindow } from '../../support/admin-window.js';
import { dialog, loaded, openAdmin } from '../../support/back-office.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';

/** Each screen is opened at each width: one that is made wider may be measured before its table is drawn. */
const adminWindow = openAdminWindow([390, 768, 1024, 1440]);
const { front } = adminWindow;

/** As long as each may be, and nowhere to break. */
const NAME = 'W'.repeat(200);
const TITLE = 'V'.repeat(100);
const PERSON = 'M'.repeat(50);
const EMAIL = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example.com`;

const DEVICE = 'D'.repeat(200);

const PRODUCTS = '/product-management/products';

beforeAll(async () => {
  const { api } = await front.admin();
  const { images } = (await api.get<Product[]>('products?limit=1')).data[0]!;
  const { data } = await api.post<{ _id: string }>('categories/create-category', { title: TITLE });
  await api.post('products/create-product', {
    name: NAME,
    price: 999_999.99,
    quantity: 0,
    category: data._id,
    description: 'As long as a name may be.',
    images,
  });
  await api.post('newsletter/subscribe', { email: EMAIL });
  await front.newShopper(PERSON);
  await fetch(`${front.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': DEVICE },
    body: JSON.stringify({ email: EMAIL, password: PERSON }),
  });
});

test.each([
  ['', NAME],
  [PRODUCTS, NAME],
  ['/category-management/categories', TITLE],
  ['/newsletter-management/subscribers', EMAIL],
  ['/user-management', PERSON],
  ['/audit', NAME],
  ['/audit/security', DEVICE],
])('%s has room for a long text without spaces', async (path, text) => {
  await adminWindow.visit(path, async (page) => {
    await loaded(page);
    await page.getByText(text).first().waitFor();
    const width = page.viewportSize()?.width;
    await waitUntil(() => page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });
});

const wider = (page: Page, name: string) =>
  dialog(page, name).evaluate((one) =>
    [one, ...one.querySelectorAll('*')].some((part) => part.scrollWidth > one.clientWidth),
  );

test('so have the questions and the preview', async () => {
  const page = await openAdmin(front, PRODUCTS);
  await button(page, `Delete ${NAME}`).click();
  await waitUntil(() => wider(page, `Delete ${NAME}?`)).toBe(false);
  await button(page, 'Cancel').click();
  await page.getByRole('checkbox', { name: `Select ${NAME}` }).check();
  await button(page, 'Change selected').click();
  await field(page, 'Change by').fill('-10');
  await button(page, 'Preview').click();
  await dialog(page, 'Change products').getByText(NAME).waitFor();
  await waitUntil(() => wider(page, 'Change products')).toBe(false);
});
