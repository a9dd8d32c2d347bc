import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BrowserErrors } from './browser-errors.js';
import { launchChromium } from './chromium.js';
import { uniqueName } from './unique-name.js';
import { HttpApi } from './http-api.js';
import { type SeededShop, startSeededShop } from './seeded-shop.js';
import { openSharedShop } from './shared-shops.js';
import { type Shopper, signIn, signUp } from './shopper.js';

/** A window's size in CSS px, and what else is particular about it. */
export interface WindowOptions {
  readonly width?: number;
  /** Off: nothing moves, and scrolling is at once. */
  readonly motion?: boolean;
  readonly javaScriptEnabled?: boolean;
}

/** The shop of a test file, and the windows that its tests open. */
export class Storefront {
  readonly browserErrors = new BrowserErrors();
  private seeded: SeededShop | undefined;
  private browser: Browser | undefined;
  private windows: BrowserContext[] = [];

  /** Takes the shop that the worker's files share; or starts one of its own, where it is given settings. */
  async start(settings?: Readonly<Record<string, string>>): Promise<void> {
    [this.seeded, this.browser] = await Promise.all([
      settings ? startSeededShop(settings) : openSharedShop(),
      launchChromium(),
    ]);
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    await this.seeded?.close();
  }

  /** Closes the windows of a test. @throws when a browser complained of what the test did not name */
  async leave(): Promise<void> {
    await Promise.all(this.windows.map((context) => context.close()));
    this.windows = [];
    const browserErrors = this.browserErrors.take();
    if (browserErrors.length > 0) throw new Error(`The browser says:\n${browserErrors.join('\n')}`);
  }

  get url(): string {
    return this.parts.shop.url;
  }

  get db(): SeededShop['db'] {
    return this.parts.db;
  }

  get shop(): SeededShop['shop'] {
    return this.parts.shop;
  }

  get api(): HttpApi {
    return new HttpApi(this.url);
  }

  /** A window of its own cookies and storage; of a guest, or of a user already signed in. */
  async window(person?: Shopper, options: WindowOptions = {}): Promise<Page> {
    if (!this.browser) throw new Error('the storefront is not started');
    const { width = 1440, motion = false, javaScriptEnabled = true } = options;
    const context = await this.browser.newContext({
      baseURL: this.url,
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: motion ? 'no-preference' : 'reduce',
      javaScriptEnabled,
      ...(person && { storageState: person.stored }),
    });
    this.windows.push(context);
    this.browserErrors.listenTo(context);
    return context.newPage();
  }

  /** Signs a new user up. */
  newShopper(name = 'Ada Lovelace'): Promise<Shopper> {
    return signUp(this.url, `${uniqueName()}@example.com`, name);
  }

  /** The demo's admin. */
  admin(): Promise<Shopper> {
    return signIn(this.url, 'admin@vigor.test', 'vigor-admin');
  }

  private get parts(): SeededShop {
    if (!this.seeded) throw new Error('the storefront is not started');
    return this.seeded;
  }
}

/**
 * To be called once at the top of a file: a built shop as it was seeded, and one browser for all its tests.
 * With `settings`, which are environment variables, the shop is a process of its own.
 */
export function openStorefront(settings?: Readonly<Record<string, string>>): Storefront {
  const storefront = new Storefront();
  beforeAll(() => storefront.start(settings));
  afterEach(() => storefront.leave());
  afterAll(() => storefront.stop());
  return storefront;
}
