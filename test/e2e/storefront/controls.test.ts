import type { CDPSession, Locator, Page } from 'playwright-core';
import { count, hold } from '../../support/calls.js';
import { deliveredOrder } from '../../support/delivered-order.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, isFocused, link, open, until } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { imageFile } from '../../support/upload-files.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const LIST_BOX = /\/assets\/category-list-box/;
const opener = (page: Page) => page.getByRole('button', { name: /^Categories/ });
const listBox = (page: Page) => page.getByRole('listbox', { name: 'Categories' });
const options = (page: Page) => listBox(page).getByRole('option');
const category = (page: Page, name: string) =>
  listBox(page).getByRole('option', { name, exact: true });
const titles = async () =>
  (await front.api.get<{ title: string }[]>('categories')).data.map(({ title }) => title);
const focused = (place: Locator) => waitUntil(() => isFocused(place)).toBe(true);

test('the categories are a select of several: arrows, ends, the first letters, Enter, Escape, Tab', async () => {
  const all = await titles();
  const page = await front.window();
  await open(page, '/products');
  await opener(page).focus();
  await page.keyboard.press('ArrowDown');
  await focused(category(page, all[0]!));
  await waitUntil(() => listBox(page).getAttribute('aria-multiselectable')).toBe('true');
  await waitUntil(() => options(page).allInnerTexts()).toEqual(all);
  await page.keyboard.press('End');
  await focused(category(page, all.at(-1)!));
  await page.keyboard.press('ArrowUp');
  await focused(category(page, all.at(-2)!));
  await page.keyboard.press('Home');
  await focused(category(page, all[0]!));
  await page.keyboard.type(all[2]!.slice(0, 3).toLowerCase());
  await focused(category(page, all[2]!));

  // Within a second a space would be one more letter of the name.
  await page.keyboard.press('Enter');
  await button(page, `Remove filter: ${all[2]}`).waitFor();
  await waitUntil(() => category(page, all[2]!).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await listBox(page).waitFor({ state: 'detached' });
  await focused(opener(page));
  await waitUntil(() => opener(page).innerText()).toBe(all[2]!);
  await page.keyboard.press('Enter');
  await focused(category(page, all[2]!));
  await page.keyboard.press('Tab');
  await listBox(page).waitFor({ state: 'detached' });
  await focused(field(page, 'Minimum price'));
  await waitUntil(() => page.evaluate('location.search')).toMatch(/^\?categories=[^,]+$/);
});

test('the list of categories is loaded when it is first needed, and the first press opens it', async () => {
  const page = await front.window(undefined, { width: 390, touch: true });
  const loads = count(page, LIST_BOX);
  await open(page, '/products');
  await button(page, 'Filters').tap();
  const release = await hold(page, LIST_BOX);
  expect(loads()).toBe(0);
  await opener(page).tap();
  await waitUntil(loads).toBe(1);
  await waitUntil(() => opener(page).getAttribute('aria-expanded')).toBe('true');
  release();
  await options(page).nth(1).tap();
  await waitUntil(() => options(page).nth(1).getAttribute('aria-selected')).toBe('true');
  await page.waitForURL(/categories=/);
  await options(page).nth(1).tap();
  await waitUntil(() => options(page).nth(1).getAttribute('aria-selected')).toBe('false');
  await page.touchscreen.tap(20, 20);
  await listBox(page).waitFor({ state: 'detached' });
});

/** Draws a finger from a thumb of the price range to a place along the line, from 0 to 1. */
async function drag(page: Page, thumb: Locator, from: number, to: number): Promise<void> {
  const touch: CDPSession = await page.context().newCDPSession(page);
  const box = (await thumb.boundingBox())!;
  const THUMB_PX = 26;
  const y = box.y + box.height / 2;
  const at = (part: number) => box.x + THUMB_PX / 2 + part * (box.width - THUMB_PX);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', at(from));
  for (let step = 1; step <= 5; step++)
    await send('touchMove', at(from + ((to - from) * step) / 5));
  await send('touchEnd');
}

test('the price range is drawn by a finger, and its thumbs say what they stand for', async () => {
  const page = await front.window(undefined, { width: 390, touch: true });
  await open(page, '/products');
  await button(page, 'Filters').tap();
  const range = page.getByRole('group', { name: 'Price range' });
  const least = range.getByRole('slider', { name: 'Minimum price' });
  const most = range.getByRole('slider', { name: 'Maximum price' });
  await most.scrollIntoViewIfNeeded();
  await drag(page, most, 1, 0.5);
  await waitUntil(async () => Math.round(Number(await most.inputValue()) / 1000)).toBe(50);
  await drag(page, least, 0, 0.25);
  await waitUntil(async () => Math.round(Number(await least.inputValue()) / 1000)).toBe(25);
  await page.waitForURL(/minPrice=2\d{4}&maxPrice=(49|50)\d{3}/);
  await waitUntil(() => least.getAttribute('aria-valuetext')).toMatch(/^\$2[45],\d{3}$/);
});

test('the menu of a narrow screen closes when the focus leaves it, and by a press beside it', async () => {
  const page = await front.window(undefined, { width: 390 });
  await open(page, '/about');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button(page, 'Open menu').press('Enter');
  await link(menu, 'Login').focus();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'detached' });
  await waitUntil(() => button(page, 'Open menu').getAttribute('aria-expanded')).toBe('false');

  await button(page, 'Open menu').click();
  await link(menu, 'Home').focus();
  await page.keyboard.press('Shift+Tab');
  await focused(button(page, 'Close menu'));
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await focused(button(page, 'Open menu'));

  await button(page, 'Open menu').click();
  await menu.waitFor();
  await page.mouse.click(195, 835);
  await menu.waitFor({ state: 'detached' });
});

test('the account menu is a list of links, and closes when the focus leaves it', async () => {
  const page = await front.window(await front.newShopper());
  await open(page, '/about');
  await button(page, 'Account').press('Enter');
  const menu = page.getByRole('navigation', { name: 'Account' });
  await waitUntil(() => menu.getByRole('listitem').allInnerTexts()).toEqual([
    'Profile',
    'My Orders',
    'Cart',
    'Logout',
  ]);
  await button(menu, 'Logout').focus();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'detached' });
});

test('in an enlarged image the arrow keys move it, and it is named for what it shows', async () => {
  const { data } = await front.api.get<Product[]>('products?limit=100');
  const { _id, name } = data.find(({ images }) => images.length === 3)!;
  const page = await front.window();
  await open(page, `/products/${_id}`);
  await button(page, `Enlarge picture of ${name}`).click();
  const dialog = page.getByRole('dialog', { name: 'Image 1 of 3' });
  await dialog.getByRole('img', { name, exact: true }).waitFor();
  await button(dialog, 'Zoom in').click();
  const enlarged = dialog.getByRole('region', { name: 'Enlarged image' });
  await until(page, "document.querySelector('dialog img').complete");
  const left = () => enlarged.evaluate((one) => one.scrollLeft as number);
  const before = await left();
  await enlarged.focus();
  // A busy browser lays the larger image out after the first press.
  await waitUntil(async () => {
    await page.keyboard.press('ArrowRight');
    return (await left()) > before;
  }).toBe(true);
  await dialog.waitFor();
});

describe('the dialog of a return', () => {
  /** The dialog of a delivered order, and what it is of. */
  async function openReturn() {
    const shopper = await front.newShopper();
    const { product, order } = await deliveredOrder(front, shopper, 1);
    const page = await front.window(shopper);
    await open(page, '/user/orders');
    await button(page, `Show details of order ${order.number}`).click();
    const opener = button(page, `Return items of order ${order.number}`);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: `Return items of order ${order.number}` });
    await dialog.waitFor();
    return { page, opener, dialog, item: dialog.getByRole('checkbox', { name: product.name }) };
  }

  test('is closed by a press beside it, but not by a selection that ends there, nor with entries', async () => {
    const { page, opener, dialog, item } = await openReturn();
    const title = (await dialog.getByRole('heading', { level: 2 }).boundingBox())!;
    await page.mouse.move(title.x + 5, title.y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });

    await opener.click();
    await item.check();
    await page.mouse.click(5, 5);
    expect(await item.isChecked()).toBe(true);
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'detached' });
    await opener.click();
    expect(await item.isChecked()).toBe(false);
  });

  test('is sent once, as it was when its images began to be uploaded', async () => {
    const { page, dialog, item } = await openReturn();
    const uploads = count(page, /\/returns\/images$/);
    const requests = count(page, /\/returns$/);
    await item.check();
    await field(dialog, 'Reason').selectOption({ label: 'It arrived damaged' });
    await field(dialog, 'Images').setInputFiles([await imageFile('dent.png')]);
    const release = await hold(page, /\/returns\/images$/);
    const send = button(dialog, 'Request return');
    await send.focus();
    await send.evaluate((one) => [one.click(), one.click()]);
    await waitUntil(uploads).toBe(1);
    await waitUntil(() => dialog.locator('[inert]').count()).toBe(1);
    await waitUntil(() => isFocused(send)).toBe(true);
    expect(requests()).toBe(0);
    release();
    await page.getByText('We have your request and answer by email.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(uploads()).toBe(1);

    const made = page.getByRole('article', { name: 'Return 1' });
    await button(made, 'Withdraw return 1').click();
    await page.getByText('Return withdrawn.').waitFor();
    await waitUntil(() => isFocused(made)).toBe(true);
  });
});
