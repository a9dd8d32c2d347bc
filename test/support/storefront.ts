import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BrowserErrors } from './browser-errors.js';
import { launchChromium } from './chromium.js';
import { uniqueName } from './unique-name.js';
import { HttpApi } from './http-api.js';
import { type SeededShop, startSeededShop } from './seeded-shop.js';
import { openSharedShop } from './shared-shops.js';
import { type Shopper, signIn, signUp } from './shopper.js';

/** A window's size in CSS px, and other options. */
export interface WindowOptions {
  readonly width?: number;
  /** False disables animations and smooth scrolling. */
  readonly motion?: boolean;
  readonly javaScriptEnabled?: boolean;
  /** True for a touch screen. */
  readonly touch?: boolean;
}

/** The shop of a test file and the windows of its tests. */
export class Storefront {
  readonly browserErrors = new BrowserErrors();
  private seeded: SeededShop | undefined;
  private browser: Browser | undefined;
  private windows: BrowserContext[] = [];

  /** Uses the shop shared by the worker's files, or starts one where settings are given. */
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

  /** Closes the windows of a test. @throws on unexpected browser errors */
  async leave(): Promise<void> {
    await Promise.all(this.windows.map((context) => context.close()));
    this.windows = [];
    const browserErrors = this.browserErrors.take();
    if (browserErrors.length > 0)
      throw new Error(`Unexpected browser errors:\n${browserErrors.join('\n')}`);
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

  /** A window with separate cookies and storage, for a guest or a signed-in user. */
  async window(person?: Shopper, options: WindowOptions = {}): Promise<Page> {
    if (!this.browser) throw new Error('the storefront is not started');
    const { width = 1440, motion = false, javaScriptEnabled = true, touch = false } = options;
    const context = await this.browser.newContext({
      baseURL: this.url,
      viewport: { width, height: width < 500 ? 844 : 900 },
      reducedMotion: motion ? 'no-preference' : 'reduce',
      javaScriptEnabled,
      hasTouch: touch,
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
 * Call once at the top of a file: a built shop as seeded, and one browser for all its tests. With
 * `settings`, which are environment variables, the shop is a separate process.
 */
export function openStorefront(settings?: Readonly<Record<string, string>>): Storefront {
  const storefront = new Storefront();
  beforeAll(() => storefront.start(settings));
  afterEach(() => storefront.leave());
  afterAll(() => storefront.stop());
  return storefront;
}
