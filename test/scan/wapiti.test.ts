import { MINUTE_MS } from '../../src/kernel/time.js';
import { OPERATIONS } from '../support/openapi/api-document.js';
import { type CallbackServer, startCallbackServer } from './callback-server.js';
import { confirmedOf } from './false-positives.js';
import { addressOf } from './marked-request.js';
import type { ScanRole } from './scan-role.js';
import { expectNoFailures, ScannedShop } from './scanned-shop.js';
import { startVulnerableServer } from './vulnerable-server.js';
import { runWapiti } from './wapiti.js';

jest.setTimeout(40 * MINUTE_MS);

const ROLES: readonly ScanRole[] = ['guest', 'user', 'admin'];
/** What the crawl finds no link to, or no value for. */
const PAGES = [
  '/products?searchTerm=bell&page=1&categories=a&minPrice=1&maxPrice=100&sort=asc&onSale=true&new=true',
  ...[
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/reset-password',
    '/undo-email-change',
    '/login-link',
  ].map((page) => `${page}?token=a`),
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forget-password',
  '/change-password',
  '/user/profile',
  '/user/orders?page=1',
  '/user/cart',
  '/user/checkout',
  '/user/success',
  '/admin/profile',
  '/admin/dashboard',
  '/admin/dashboard/products',
  '/sitemap.xml',
  '/robots.txt',
];

let shop: ScannedShop;
let callbacks: CallbackServer;
beforeAll(async () => {
  callbacks = await startCallbackServer();
  shop = await ScannedShop.start();
});
afterAll(async () => {
  await shop?.close();
  await callbacks?.close();
});

it('finds what is planted', async () => {
  const server = await startVulnerableServer();
  const paths = ['/product?id=1', '/greeting?name=a', '/leave?to=a', '/preview?of=a'];
  const { findings } = await runWapiti({ url: server.url, paths, headers: {}, callbacks }).finally(
    () => server.close(),
  );
  const categories = new Set(findings.map(({ category }) => category));
  expect([...categories].sort()).toEqual(
    expect.arrayContaining([
      'Content Security Policy Configuration',
      'Cross Site Scripting',
      'HttpOnly Flag cookie',
      'Open Redirect',
      'Server Side Request Forgery',
    ]),
  );
});

it.each(ROLES)('finds nothing in the storefront and the API as %s', async (role) => {
  const reads: string[] = [];
  for (const operation of OPERATIONS.filter(({ method }) => method === 'GET')) {
    const { known } = await shop.known(operation.route, role);
    reads.push(addressOf(operation, known));
  }
  const { fields } = (await shop.known('GET products/{id}', role)).known;
  const paths = [...PAGES, `/products/${String(fields.id)}`, ...reads];
  const headers = shop.headers(role);
  const { findings, attacked, cutShort } = await runWapiti({
    url: shop.url,
    paths,
    headers,
    callbacks,
  });
  const confirmed = await confirmedOf(shop.url, findings);
  process.stderr.write(
    `wapiti as ${role}: ${attacked} addresses and forms, ${findings.length} findings, ` +
      `${confirmed.length} confirmed\n`,
  );
  // It has read pages and followed their links.
  expect(attacked).toBeGreaterThan(paths.length);
  expect({ confirmed, cutShort }).toEqual({ confirmed: [], cutShort: [] });
});

it('was never answered with 5xx', () => expectNoFailures(shop, 'wapiti'));
