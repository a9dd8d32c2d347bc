import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { startDatabase } from '../lib/database.mjs';
import { Shop } from '../lib/shop.mjs';
import { Api } from '../loads/api.mjs';
import { actions } from './actions.mjs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const LIST_GOAL_MS = 300;
const DASHBOARD_GOAL_MS = 1_000;
const TURNS = 3;

/** Uses the back office in Chromium and times each list, tab and search, and the dashboard. */
export async function measureScreens(size) {
  const postgres = await startDatabase(size);
  try {
    const shop = await Shop.start(size, postgres.url);
    const browser = await chromium.launch({
      executablePath: PATHS.find((path) => existsSync(path)),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      await measure(shop, browser);
    } finally {
      await browser.close();
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(shop, browser) {
  const { token } = await Api.signedIn(shop.url, 'admin@vigor.test', 'vigor-admin');
  const page = await signedIn(browser, shop.url, token);
  let slow = 0;
  const tell = (name, times, goal) => {
    const worst = Math.max(...times);
    if (worst > goal) slow++;
    const list = times.map((ms) => ms.toFixed(0).padStart(6)).join('');
    console.log(`${list} ms  ${worst > goal ? 'OVER' : '    '}  ${name}`);
  };
  for (const { name, act } of actions) {
    const times = [];
    for (let turn = 0; turn < TURNS; turn++) times.push(await timeOf(page, act));
    tell(name, times, LIST_GOAL_MS);
  }
  const dashboards = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.goto('/admin/dashboard/user-management');
    await drawn(page);
    const began = Date.now();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.locator('svg path.MuiLineChart-line, svg .MuiLineElement-root').first().waitFor();
    await drawn(page);
    dashboards.push(Date.now() - began);
  }
  tell('the dashboard, its code loaded anew', dashboards, DASHBOARD_GOAL_MS);
  console.log(slow === 0 ? 'all within their time' : `${slow} over their time`);
}

async function signedIn(browser, url, token) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((kept) => {
    const { _id, role } = JSON.parse(
      atob(kept.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')),
    );
    // Lists remember their filters; each turn begins without.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('RaStore')) localStorage.removeItem(key);
    localStorage.setItem('accessToken', kept);
    localStorage.setItem('user', JSON.stringify({ _id, role }));
  }, token);
  return context.newPage();
}

/** From the request of the list until its rows are shown, in ms. */
async function timeOf(page, act) {
  const { prepare, press, list } = act;
  await prepare(page);
  await drawn(page);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${list}`),
    press(page),
  ]);
  await drawn(page);
  return Date.now() - answer.request().timing().startTime;
}

/** Waits until no skeleton is left. */
const drawn = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main') &&
      !document.querySelector('[aria-busy="true"], .MuiSkeleton-root'),
  );
