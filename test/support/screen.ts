import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.js';
import { waitUntil } from './wait-until.js';

type Place = Page | Locator;

/** Finds by role and name, like a screen reader; a string matches exactly. */
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

/** Opens a URL and waits for hydration, before which clicks have no effect. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Navigates by the router, without loading the page. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(`{
    history.pushState({}, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }`);

/** Waits until React has hydrated the page. */
export async function alive(page: Page): Promise<void> {
  await until(
    page,
    "Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactFiber'))",
  );
}

/** Waits until an expression is true in the page. */
export async function until(page: Page, expression: string): Promise<void> {
  await eventually(async () => {
    if (!(await page.evaluate(expression))) throw new Error(`timed out: ${expression}`);
  });
}

/** A toast with exactly this text, announced with the role status. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: whole(text) });

const whole = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

export async function expectToast(page: Page, text: string): Promise<void> {
  await toast(page, text).waitFor();
}

/** Waits until a toast has disappeared, so that an equal one that follows is distinguished. */
export async function passed(page: Page, text: string): Promise<void> {
  await toast(page, text).waitFor({ state: 'detached' });
}

/** The error below a field, as screen readers announce it. */
export async function errorOf(page: Page, label: string): Promise<string> {
  const ids = (await field(page, label).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? page.locator(`[id="${error}"]`).innerText() : '';
}

/** Waits until the error below a field reads so. */
export async function expectFieldError(page: Page, label: string, error: string): Promise<void> {
  await waitUntil(() => errorOf(page, label)).toBe(error);
}

/** The text of an element on one line. */
export const textOf = async (place: Locator): Promise<string> =>
  (await place.innerText()).replace(/\s+/g, ' ');

/** The skeletons within an element, each hidden from screen readers. */
export const skeletons = (place: Place): Locator => place.locator('.animate-pulse');

/** A computed style of an element, such as `color`. */
export const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate(
    (one, name) => one.ownerDocument.defaultView.getComputedStyle(one)[name] as string,
    property,
  );

export const isFocused = (place: Locator): Promise<boolean> =>
  place.evaluate((one) => one === one.ownerDocument.activeElement);

/** Waits until the focus is on or within an element, so that keys reach it. */
export const holdsFocus = (place: Locator): Promise<void> =>
  waitUntil(() =>
    place.locator('xpath=descendant-or-self::*').and(place.page().locator(':focus')).count(),
  ).toBe(1);
