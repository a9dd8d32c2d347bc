import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BrowserErrors } from './browser-errors.js';
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
interface Profile {
  readonly key: string;
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
 * contexts stay for the next test, because their renderer has compiled the shop's code, which takes
 * half of the time of a first load.
 */
export class BrowserWindows {
  private used: Profile[] = [];
  private idle: Profile[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    private readonly browserErrors: BrowserErrors,
  ) {}

  /** A window with separate cookies and storage, for a guest or a signed-in user. */
  async open(person?: Shopper, options: WindowOptions = {}): Promise<Page> {
    const idle = options.hasEmptyCache ? undefined : this.takeIdle(JSON.stringify(options));
    const profile = idle ?? (await this.create(options));
    this.used.push(profile);
    const { context, idlePage } = profile;
    await context.clearCookies();
    await context.addCookies(person?.stored.cookies ?? []);
    const entries = person?.stored.origins.flatMap(({ localStorage }) => localStorage) ?? [];
    await idlePage.evaluate(FILL_STORAGE(entries));
    return context.newPage();
  }

  /** Closes all pages. */
  async closeAll(): Promise<void> {
    const kept = await Promise.all(this.used.map(restored));
    this.idle.push(...kept.filter((profile) => profile !== undefined));
    this.used = [];
  }

  private takeIdle(key: string): Profile | undefined {
    const index = this.idle.findIndex((profile) => profile.key === key);
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
    this.browserErrors.listenTo(context);
    const idlePage = await context.newPage();
    await idlePage.goto(BLANK);
    return { key: JSON.stringify(options), context, idlePage };
  }
}

/** The profile as a next test may have it; undefined, and closed, where a test has spent it. */
async function restored(profile: Profile): Promise<Profile | undefined> {
  const { context, idlePage } = profile;
  if (idlePage.isClosed() || (await idlePage.evaluate<boolean>(HAS_OWN_CLOCK))) {
    await context.close();
    return undefined;
  }
  await Promise.all(context.pages().map((page) => (page === idlePage ? undefined : page.close())));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  return profile;
}
