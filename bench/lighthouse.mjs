// Measures pages of a running, built shop with Lighthouse's mobile settings, and prints the median of five runs.
// `node bench/lighthouse.mjs http://127.0.0.1:3000 [home|list|details …]`; CHROME_PATH names the browser.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from './lib/median.mjs';

const RUNS = 5;
const LIGHTHOUSE = 'lighthouse@12.8.2';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run';
const LARGEST_REPORT = 64 * 1024 * 1024;

/** What is read of a report, how it is written, and what it has to reach. */
const FIGURES = [
  ['performance', (r) => score(r, 'performance'), (value) => value >= 95],
  ['accessibility', (r) => score(r, 'accessibility'), (value) => value >= 100],
  ['best practices', (r) => score(r, 'best-practices'), (value) => value >= 95],
  ['SEO', (r) => score(r, 'seo'), (value) => value >= 100],
  ['LCP s', (r) => seconds(r, 'largest-contentful-paint'), (value) => value <= 2.5],
  ['CLS', (r) => r.audits['cumulative-layout-shift'].numericValue, (value) => value <= 0.02],
  ['TBT ms', (r) => Math.round(r.audits['total-blocking-time'].numericValue), (v) => v <= 150],
  ['FCP s', (r) => seconds(r, 'first-contentful-paint'), () => true],
];
const score = (report, name) => Math.round(report.categories[name].score * 100);
const seconds = (report, name) => Math.round(report.audits[name].numericValue / 10) / 100;

const [shop = 'http://127.0.0.1:3000', ...chosen] = process.argv.slice(2);
const run = promisify(execFile);

async function measure(url) {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${FLAGS}`];
  const CHROME_PATH = process.env.CHROME_PATH ?? BROWSERS.find((path) => existsSync(path));
  const env = { ...process.env, CHROME_PATH };
  const { stdout } = await run('npx', args, { env, maxBuffer: LARGEST_REPORT });
  return JSON.parse(stdout);
}

async function addresses() {
  const answer = await fetch(`${shop}/api/products/featured`);
  const [product] = (await answer.json()).data;
  return { home: '/', list: '/products', details: `/products/${product._id}` };
}

let missed = false;
for (const [name, path] of Object.entries(await addresses())) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const reports = [];
  for (let i = 0; i < RUNS; i++) reports.push(await measure(shop + path));
  const row = FIGURES.map(([title, read, isGood]) => {
    const value = median(reports.map(read));
    missed ||= !isGood(value);
    return `${title} ${Number(value.toFixed(3))}${isGood(value) ? '' : ' (missed)'}`;
  });
  process.stdout.write(`${name.padEnd(8)} ${row.join(', ')}\n`);
}
process.exitCode = missed ? 1 : 0;
