import type { Page } from 'playwright-core';
import { sidewaysAt } from './accessible.js';
import { ADMIN, violationsOf } from './back-office.js';
import { soon } from './soon.js';
import { Storefront } from './storefront.js';

const WIDTHS = [1440, 390];

/** Windows of the back office, wide and narrow, that go from screen to screen: a new one loads all the code again. */
export class AdminWindows {
  readonly front = new Storefront();
  private pages: Page[] = [];

  async open(): Promise<void> {
    await this.front.start({});
    this.pages = await Promise.all(
      WIDTHS.map(async (width) => this.front.window(await this.front.admin(), { width })),
    );
  }

  /**
   * Axe finds nothing on a screen, and nothing is wider than the window.
   * @param path below the dashboard
   * @param act brings the screen into the state that is meant, in each window
   */
  async expectAccessible(path: string, act: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of this.pages) {
      // Those of a test that has failed.
      await page.unrouteAll();
      await page.goto(ADMIN + path);
      await act(page);
      expect(await violationsOf(page)).toEqual([]);
      if (page === this.pages.at(-1)) await soon(() => sidewaysAt(page)).toEqual([]);
      await page.unrouteAll();
    }
  }
}

/** To be called once at the top of a file that has axe look at many screens. */
export function openAdminWindows(): AdminWindows {
  const windows = new AdminWindows();
  const { front } = windows;
  beforeAll(() => windows.open());
  afterEach(() => expect(front.complaints.take()).toEqual([]));
  afterAll(() => front.stop());
  return windows;
}
