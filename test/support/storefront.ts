import type { Page } from 'playwright-core';
import { BrowserErrors } from './browser-errors.js';
import { BrowserWindows, type WindowOptions } from './browser-windows.js';
import { uniqueName } from './unique-name.js';
import { HttpApi } from './http-api.js';
import { type SeededShop, startSeededShop } from './seeded-shop.js';
import { openSharedShop } from './shared-shops.js';
import { openWarmBrowser } from './warm-browser.js';
import { type Shopper, signIn, signUp } from './shopper.js';

export type { WindowOptions };

/** Browser contexts that a file leaves for the next one: two wide ones, a narrow one, another. Each takes some 100 MB. */
const LEFT_IDLE = 4;

/** The shop of a test file and the windows of its tests. */
export class Storefront {
  readonly browserErrors = new BrowserErrors();
  private seeded: SeededShop | undefined;
  private hasOwnShop = false;
  private windows: BrowserWindows | undefined;

  /** Uses the shop shared by the worker's files, or starts one where settings are given. */
  async start(settings?: Readonly<Record<string, string>>): Promise<void> {
    const [seeded, { browser, idle }] = await Promise.all([
      settings ? startSeededShop(settings) : openSharedShop(),
      openWarmBrowser(),
    ]);
    this.seeded = seeded;
    // No later file has the address of a shop of the file's own.
    this.hasOwnShop = settings !== undefined;
    const profiles = this.hasOwnShop ? [] : idle;
    this.windows = new BrowserWindows(browser, this.url, this.browserErrors, profiles);
  }

  async stop(): Promise<void> {
    await this.windows?.leaveIdle(this.hasOwnShop ? 0 : LEFT_IDLE);
    await this.seeded?.close();
  }

  /** Closes the windows of a test. @throws on unexpected browser errors */
  async leave(): Promise<void> {
    const failure = await this.windows?.failure();
    if (failure) process.stderr.write(`The windows of the failed test:\n${failure}\n`);
    await this.windows?.closeAll();
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
  window(person?: Shopper, options?: WindowOptions): Promise<Page> {
    if (!this.windows) throw new Error('the storefront is not started');
    return this.windows.open(person, options);
  }

  /** Signs a new user up. */
  newShopper(name = 'Ada Lovelace'): Promise<Shopper> {
    return signUp(this.url, `${uniqueName()}@example.com`, name);
  }

  admin(): Promise<Shopper> {
    return signIn(this.url, 'admin@vigor.test', 'vigor-admin');
  }

  private get parts(): SeededShop {
    if (!this.seeded) throw new Error('the storefront is not started');
    return this.seeded;
  }
}

/**
 * Call once at the top of a file: a built shop as seeded, and the browser of the worker. With
 * `settings`, which are environment variables, the shop is a separate process.
 */
export function openStorefront(settings?: Readonly<Record<string, string>>): Storefront {
  const storefront = new Storefront();
  beforeAll(() => storefront.start(settings));
  afterEach(() => storefront.leave());
  afterAll(() => storefront.stop());
  return storefront;
}
