import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BrowserErrors } from './browser-errors.js';
import { PATIENCE_MS } from './eventually.js';
import { failedWindows } from './failed-windows.js';
import type { Shopper } from './shopper.js';

/** A window's size in CSS px, and other options. */
export interface WindowOptions {
  readonly width?: number;
  /** False disables animations and smooth scrolling. */
  readonly motion?: boolean;
  readonly javaScriptEnabled?: boolean;
  /** True for a touch screen. */
  readonly touch?: boolean;
  /** True for one that no earlier test has had, whose cache has none of the shop's scripts. */
  readonly hasEmptyCache?: boolean;
}

/** A browser context and the page that stays open in it, without a script of the shop. */
export interface Profile {
  /** Its options. */
  readonly key: string;
  readonly isReusable: boolean;
  readonly context: BrowserContext;
  readonly idlePage: Page;
}

/** A page of the shop's origin that has no script and needs no database. */
const BLANK = '/health/live';

const FILL_STORAGE = (entries: readonly { name: string; value: string }[]) => `
  localStorage.clear();
  for (const { name, value } of ${JSON.stringify(entries)}) localStorage.setItem(name, value);`;

/** A clock that a test has installed, which stays with the context; Playwright's own name for it. */
const HAS_OWN_CLOCK = "'__pwClock' in globalThis";

/**
 * The windows of a test file. Each test gets new pages with cookies and storage of their own; the
 * contexts stay for the next test, and those of the worker's shop for the next file, because their
 * renderer has compiled the shop's code, which takes half of the time of a first load.
 */
export class BrowserWindows {
  private used: Profile[] = [];

  /** @param idle profiles that were left for this file, and those that it leaves */
  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    private readonly browserErrors: BrowserErrors,
    private readonly idle: Profile[] = [],
  ) {
    for (const { context } of idle) browserErrors.listenTo(context);
  }

  /** A window with separate cookies and storage, for a guest or a signed-in user. */
  async open(person?: Shopper, options: WindowOptions = {}): Promise<Page> {
    const profile = this.takeIdle(JSON.stringify(options)) ?? (await this.create(options));
    this.used.push(profile);
    const { context, idlePage } = profile;
    await context.clearCookies();
    await context.addCookies(person?.stored.cookies ?? []);
    const entries = person?.stored.origins.flatMap(({ localStorage }) => localStorage) ?? [];
    await idlePage.evaluate(FILL_STORAGE(entries));
    return context.newPage();
  }

  /** What the windows show where the test has failed. */
  failure(): Promise<string> {
    const pages = this.used.flatMap(({ context, idlePage }) =>
      context.pages().filter((page) => page !== idlePage),
    );
    return failedWindows(pages);
  }

  /** Closes all pages. */
  async closeAll(): Promise<void> {
    const kept = await Promise.all(this.used.map(restored));
    this.idle.push(...kept.filter((profile) => profile !== undefined));
    this.used = [];
  }

  /** Closes all pages, leaves the profiles used last for the next file, that many, and closes the others. */
  async leaveIdle(count: number): Promise<void> {
    await this.closeAll();
    const others = this.idle.splice(0, Math.max(0, this.idle.length - count));
    await Promise.all(others.map(({ context }) => context.close()));
    for (const { context } of this.idle) this.browserErrors.leave(context);
  }

  private takeIdle(key: string): Profile | undefined {
    const index = this.idle.findLastIndex((profile) => profile.key === key);
    return index < 0 ? undefined : this.idle.splice(index, 1)[0];
  }

  private async create(options: WindowOptions): Promise<Profile> {
    const { width = 1440, motion = false, javaScriptEnabled = true, touch = false } = options;
    const context = await this.browser.newContext({
      baseURL: this.baseURL,
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: motion ? 'no-preference' : 'reduce',
      javaScriptEnabled,
      hasTouch: touch,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    this.browserErrors.listenTo(context);
    const idlePage = await context.newPage();
    await idlePage.goto(BLANK);
    const isReusable = !options.hasEmptyCache;
    return { key: JSON.stringify(options), isReusable, context, idlePage };
  }
}

/** The profile as a next test may have it; undefined, and closed, where a test has spent it. */
async function restored(profile: Profile): Promise<Profile | undefined> {
  const { context, idlePage, isReusable } = profile;
  if (!isReusable || idlePage.isClosed() || (await idlePage.evaluate<boolean>(HAS_OWN_CLOCK))) {
    await context.close();
    return undefined;
  }
  await Promise.all(context.pages().map((page) => (page === idlePage ? undefined : page.close())));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  return profile;
}
