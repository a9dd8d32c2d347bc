import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const START_WITHIN_MS = 120_000;
/** In place of Playwright's own list, of which it names what concerns pages of this machine. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  // They parse each script of a page on a thread of its own, also those that the renderer has compiled already.
  'BackgroundResourceFetch',
  'ScriptStreaming',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages of one context share a renderer, which keeps the code that it has compiled.
  '--process-per-site',
  // No page of a test lives long enough for the optimizing compilers to pay, nor for threads that collect its garbage:
  // workers fill all cores. What is compiled stays, for the next page.
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --no-flush-bytecode --min-semi-space-size=16',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** The machine's Chromium, headless. */
export function launchChromium(): Promise<Browser> {
  const executablePath = PATHS.find((path) => existsSync(path));
  if (!executablePath) throw new Error(`no Chromium at ${PATHS.join(', ')}`);
  return chromium.launch({ executablePath, args: FLAGS, timeout: START_WITHIN_MS });
}

/** A user's browser window, and the unexpected messages of its console. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, failed scripts included; expected to be empty. */
  readonly browserErrors: string[];
}

/** Opens a window with separate cookies and storage. `width` in CSS px. */
export async function visit(browser: Browser, url: string, width = 1440): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 500 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const browserErrors: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) browserErrors.push(message.text());
  });
  context.on('weberror', (error) => browserErrors.push(String(error.error())));
  return { page: await context.newPage(), context, browserErrors };
}
