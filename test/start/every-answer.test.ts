import { FaultShop } from '../faults/fault-shop.js';

let world: FaultShop;
beforeAll(async () => {
  world = await FaultShop.start();
});
afterAll(() => world?.close());

const COMMON = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
];

it.each([
  ['/', 200],
  ['/products', 200],
  ['/nothing-here', 404],
  ['/admin/dashboard', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/icon.svg', 200],
  ['/assets/missing.js', 404],
  ['/admin/dashboard/assets/missing.js', 404],
  ['/media/missing-1.webp', 404],
  ['/media/../..', 200],
  ['/health/live', 200],
  ['/health/ready', 200],
  ['/dev/mail', 200],
  ['/dev/mail.json', 200],
  ['/dev/mail?id=999', 404],
  ['/api/shop', 200],
  ['/api/nothing', 404],
  ['/api/docs', 200],
  ['/%ff', 400],
])('%s has the headers of every answer', async (path, status) => {
  const answer = await fetch(`${world.shop.url}${path}`);
  await answer.arrayBuffer();
  expect(answer.status).toBe(status);
  expect(COMMON.filter((name) => !answer.headers.has(name))).toEqual([]);
});

it('files of the storefront have them, too', async () => {
  const page = await (await fetch(world.shop.url)).text();
  const [, script] = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  const answer = await fetch(`${world.shop.url}${script}`);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  expect(COMMON.filter((name) => !answer.headers.has(name))).toEqual([]);
});
