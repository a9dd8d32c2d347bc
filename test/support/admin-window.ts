import type { Page } from 'playwright-core';
import { drawn, sidewaysAt, violations } from './accessible.js';
import { ADMIN, loaded } from './back-office.js';
import { follow } from './screen.js';
import { waitUntil } from './wait-until.js';
import { Storefront } from './storefront.js';

const WIDTHS = [1440, 390];

/**
 * A window of the back office that is reused from screen to screen and from width to width, because a new one
 * loads all code again, and axe.
 */
export class AdminWindow {
  readonly front = new Storefront();
  private shown: Page | undefined;

  /** @param widths in CSS px */
  constructor(private readonly widths: readonly number[]) {}

  async open(): Promise<void> {
    await this.front.start();
    this.shown = await this.front.window(await this.front.admin());
  }

  /** Runs `look` on a screen that is opened at each width. `path` is below the dashboard. */
  async visit(path: string, look: (page: Page) => Promise<unknown>): Promise<void> {
    for (const width of this.widths) {
      await this.resize(width);
      await this.goTo(path);
      await look(this.page);
      await this.page.unrouteAll();
    }
  }

  /**
   * Expects no axe violation on a screen at each width, and at none of many that it scrolls sideways.
   * @param path below the dashboard
   * @param act brings the screen into the state to check, at each width; one that is merely `loaded` is resized
   */
  async expectAccessible(path: string, act: (page: Page) => Promise<unknown>): Promise<void> {
    for (const width of this.widths) {
      await this.resize(width);
      if (act !== loaded || width === this.widths[0]) await this.goTo(path);
      await act(this.page);
      expect(await violations(this.page)).toEqual([]);
      if (width === this.widths.at(-1)) await waitUntil(() => sidewaysAt(this.page)).toEqual([]);
      await this.page.unrouteAll();
    }
  }

  private get page(): Page {
    if (!this.shown) throw new Error('the window is not open');
    return this.shown;
  }

  /** Phones have dark mode, so that axe checks each color once. */
  private async resize(width: number): Promise<void> {
    const isPhone = width < 500;
    await this.page.setViewportSize({ width, height: isPhone ? 844 : 900 });
    await this.page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
    await drawn(this.page);
  }

  private async goTo(path: string): Promise<void> {
    // Routes left by a failed test.
    await this.page.unrouteAll();
    await goTo(this.page, ADMIN + path);
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
export function openAdminWindow(widths: readonly number[] = WIDTHS): AdminWindow {
  const window = new AdminWindow(widths);
  const { front } = window;
  beforeAll(() => window.open());
  afterEach(() => expect(front.browserErrors.take()).toEqual([]));
  afterAll(() => front.stop());
  return window;
}
