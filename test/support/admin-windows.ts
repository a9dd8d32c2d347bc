import type { Page } from 'playwright-core';
import { sidewaysAt, violations } from './accessible.js';
import { ADMIN } from './back-office.js';
import { follow } from './screen.js';
import { waitUntil } from './wait-until.js';
import { Storefront } from './storefront.js';

const WIDTHS = [1440, 390];

/**
 * Windows of the back office that are reused from screen to screen, because a new one loads all
 * code again.
 */
export class AdminWindows {
  readonly front = new Storefront();
  private pages: Page[] = [];

  /** Opens a window per width in CSS px, phones in dark mode, so that axe checks each color once. */
  async open(widths: readonly number[]): Promise<void> {
    await this.front.start();
    this.pages = await Promise.all(
      widths.map(async (width) => {
        const page = await this.front.window(await this.front.admin(), { width });
        await page.emulateMedia({ colorScheme: width < 500 ? 'dark' : 'light' });
        return page;
      }),
    );
  }

  /** Runs `look` on a screen in each window. `path` is below the dashboard. */
  async visit(path: string, look: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of this.pages) {
      // Routes left by a failed test.
      await page.unrouteAll();
      await goTo(page, ADMIN + path);
      await look(page);
      await page.unrouteAll();
    }
  }

  /**
   * Expects no axe violation on a screen, and nothing wider than the window.
   * @param path below the dashboard
   * @param act brings the screen into the state to check, in each window
   */
  expectAccessible(path: string, act: (page: Page) => Promise<unknown>): Promise<void> {
    return this.visit(path, async (page) => {
      await act(page);
      expect(await violations(page)).toEqual([]);
      if (page === this.pages.at(-1)) await waitUntil(() => sidewaysAt(page)).toEqual([]);
    });
  }
}

/** A form asks for confirmation before it is left, so it is left by a page load. */
const FORM = /\/(add-|edit\/)/;
const NOWHERE = `${ADMIN}/nowhere`;

/** Navigates like a link, by way of a screen without data, which closes what was open. */
async function goTo(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith(ADMIN) || FORM.test(pathname)) {
    await page.goto(path);
    return;
  }
  await follow(page, NOWHERE);
  await page.getByText('This page does not exist.').waitFor();
  if (path === NOWHERE) return;
  // The router shows the old screen until the next one is ready, which may have the same heading.
  await page.evaluate("document.querySelector('h1').dataset.isLeft = 'true'");
  await follow(page, path);
  await page.locator('h1[data-is-left]').waitFor({ state: 'detached' });
}

/** Call once at the top of a file that checks many screens; widths in CSS px. */
export function openAdminWindows(widths: readonly number[] = WIDTHS): AdminWindows {
  const windows = new AdminWindows();
  const { front } = windows;
  beforeAll(() => windows.open(widths));
  afterEach(() => expect(front.browserErrors.take()).toEqual([]));
  afterAll(() => front.stop());
  return windows;
}
