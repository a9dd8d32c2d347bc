import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.js';
import { waitUntil } from './wait-until.js';

type Place = Page | Locator;

/** Finds by role and name, as a user with a screen reader does; a text is meant whole. */
export const button = (place: Place, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: typeof name === 'string' });
export const link = (place: Place, name: string | RegExp): Locator =>
  place.getByRole('link', { name, exact: typeof name === 'string' });
export const heading = (place: Place, name: string | RegExp): Locator =>
  place.getByRole('heading', { name, exact: typeof name === 'string' });
export const region = (place: Place, name: string): Locator =>
  place.getByRole('region', { name, exact: true });
export const field = (place: Place, label: string): Locator =>
  place.getByLabel(label, { exact: true });

/** Opens an address and waits until the page has come to life: before, a press is heard by nobody. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Tells the router of another address, without a load of the page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(`{
    history.pushState({}, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }`);

/** Waits until React has taken over what the server drew. */
export async function alive(page: Page): Promise<void> {
  await until(
    page,
    "Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber'))",
  );
}

/** Waits until an expression holds in the page. */
export async function until(page: Page, expression: string): Promise<void> {
  await eventually(async () => {
    if (!(await page.evaluate(expression))) throw new Error(`not so in time: ${expression}`);
  });
}

/** A message in passing, to the letter: it is announced, as a status. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: whole(text) });

const whole = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Waits for a message. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await toast(page, text).waitFor();
}

/** Waits until a message has gone by: the same said once more is another then. */
export async function passed(page: Page, text: string): Promise<void> {
  await toast(page, text).waitFor({ state: 'detached' });
}

/** The error below a field, as it is read out with it. */
export async function errorOf(page: Page, label: string): Promise<string> {
  const ids = (await field(page, label).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? page.locator(`[id="${error}"]`).innerText() : '';
}

/** A place's text as one line. */
export const textOf = async (place: Locator): Promise<string> =>
  (await place.innerText()).replace(/\s+/g, ' ');

/** How many gray shapes stand in a place, each of which is hidden from screen readers. */
export const skeletons = (place: Place): Locator => place.locator('.animate-pulse');

/** What the browser makes of a place's styles, such as `color`. */
export const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate(
    (one, name) => one.ownerDocument.defaultView.getComputedStyle(one)[name] as string,
    property,
  );

export const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((one) => one === one.ownerDocument.activeElement);

/** Waits until what has the focus is this place or within it, so that keys go there. */
export const holdsFocus = (place: Locator): Promise<void> =>
  waitUntil(() =>
    place.locator('xpath=descendant-or-self::*').and(place.page().locator(':focus')).count(),
  ).toBe(1);
