import { button, heading, link, open, region } from '../../support/screen.js';
import { type Shopper, signIn } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

/** A shopper made an admin after their token was signed. */
async function promoted(): Promise<Shopper> {
  const shopper = await front.newShopper();
  const { api } = await front.admin();
  expect((await api.put(`users/make-admin?id=${shopper.id}`)).success).toBe(true);
  return shopper;
}

test('a shopper who is made an admin has an admin’s menus with the next answer', async () => {
  const page = await front.window(await promoted());
  front.browserErrors.expectStatus(403);
  // The bar asks for the cart.
  await open(page, '/about');
  await link(page, 'Dashboard').waitFor();
  await waitUntil(() => page.getByRole('link', { name: /^Cart/ }).count()).toBe(0);
  await button(page, 'Account').click();
  const entries = page.locator('#account-menu').getByRole('link');
  await waitUntil(() => entries.allInnerTexts()).toEqual(['Profile']);
});

test.each([
  ['/admin/dashboard', 'Admin Dashboard'],
  ['/admin/profile', 'Profile'],
])('%s opens to a new admin, whose token is of before', async (path, title) => {
  const page = await front.window(await promoted());
  front.browserErrors.expectStatus(403);
  await page.goto(path);
  await heading(page, title).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
});

test('an admin who is none any more is led out of the back office, once', async () => {
  const { email, password, id } = await promoted();
  const page = await front.window(await signIn(front.url, email, password));
  front.browserErrors.expectStatus(403);
  await page.goto('/admin/dashboard');
  await heading(page, 'Admin Dashboard').waitFor();
  // A figure that is asked for later would lead out before the click.
  await page.waitForLoadState('networkidle');
  await front.db.query("UPDATE users SET role = 'user', staff_role = NULL WHERE id = $1", [id]);
  await link(page, 'Order Management').click();
  const notice = page.getByRole('status').filter({ hasText: 'You are signed in as a customer.' });
  await link(notice, 'Go to the shop').click();
  await link(page, 'Cart, empty').waitFor();
  await waitUntil(() => link(page, 'Dashboard').count()).toBe(0);
});

test('an admin in the shop has no button that fails, but a word why and the way to the product', async () => {
  const page = await front.window(await front.admin());
  await open(page, '/products');
  const card = region(page, 'Products').getByRole('article').first();
  const add = button(card, /^Add .* to cart$/);
  await waitUntil(() => add.isDisabled()).toBe(true);
  await card.getByText('Admin accounts cannot buy.').waitFor();
  const name = await card.getByRole('heading').innerText();
  const edit = /\/admin\/dashboard\/product-management\/products\/edit\/[0-9a-f-]+$/;
  await waitUntil(() => link(card, `Edit product ${name}`).getAttribute('href')).toMatch(edit);
  await waitUntil(() =>
    button(page, /^Add .* to cart$/)
      .and(page.locator(':enabled'))
      .count(),
  ).toBe(0);

  await card.getByRole('heading').getByRole('link').click();
  await waitUntil(() => button(page, 'Add To Cart').isDisabled()).toBe(true);
  await page.getByText('Admin accounts cannot buy.').first().waitFor();
  await link(page.getByRole('main'), `Edit product ${name}`).click();
  await page.waitForURL(edit);
  await waitUntil(() => page.getByLabel('Name').inputValue()).toBe(name);
});
