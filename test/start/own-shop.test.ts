import { Client } from 'pg';
import sharp from 'sharp';
import { TEST_MODE_TEXT } from '../../common/contract/test-mode.js';
import { startTestMailbox, type TestMailbox } from '../support/test-mailbox.js';
import { demoContentIn } from '../support/demo-content.js';
import { HttpApi } from '../support/http-api.js';
import { PASSWORD } from '../support/password.js';
import { createDatabase, dropDatabase, startTestPostgres } from '../support/postgres.js';
import { ShopProcess } from '../support/shop-process.js';

const DATABASE = `vigor_own_shop_${process.pid}`;
const OWNER = 'owner@iron.example';
/** Pages that no link leads a guest to. */
const MORE_PAGES = ['/home', '/register', '/login', '/forget-password', '/reset-password?token=x'];

interface Made {
  readonly _id: string;
  readonly url: string;
}

let mailbox: TestMailbox;
let db: Client;
let shop: ShopProcess;
let owner: HttpApi;
let token: string;

beforeAll(async () => {
  await startTestPostgres();
  const database = await createDatabase(DATABASE);
  mailbox = await startTestMailbox();
  shop = await ShopProcess.start({
    NODE_ENV: 'production',
    DEMO: 'off',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: database,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'shop@iron.example',
    SHOP_URL: 'https://iron.example',
    JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
    STRIPE_TEST_KEYS: 'on',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    HOST: '127.0.0.1',
    METRICS_PORT: 'off',
  });
  db = new Client(database);
  await db.connect();
  token = await ownerToken(new HttpApi(shop.url));
  owner = new HttpApi(shop.url, token);
});
afterAll(async () => {
  await shop?.close();
  await db?.end();
  await mailbox?.close();
  await dropDatabase(DATABASE);
});

async function ownerToken(api: HttpApi): Promise<string> {
  const account = { email: OWNER, password: PASSWORD };
  await api.post('auth/signup', { name: 'The Owner', ...account });
  await db.query("UPDATE users SET role = 'admin', staff_role = 'owner' WHERE email = $1", [OWNER]);
  const { data } = await api.post<{ token: string }>('auth/login', account);
  return data.token;
}

let callers = 0;

/** All pages that links of the shop lead to, each by its path, read as one visitor after the other. */
async function crawl(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/iron\.example([^<]*)<\/loc>/g)];
  const waiting = ['/', ...MORE_PAGES, ...listed.map(([, path = '']) => path)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const headers = { 'x-forwarded-for': `10.0.0.${++callers % 250}` };
    const answer = await fetch(shop.url + path, { headers, redirect: 'manual' });
    const html = await answer.text();
    pages.set(path, html);
    const links = [...html.matchAll(/ href="(\/[^"#]*)/g)].map(([, to = '']) => to);
    waiting.push(...links.map((to) => to.replaceAll('&amp;', '&')).filter(isPage));
  }
  return pages;
}

const isPage = (path: string): boolean => !/^\/(assets|media|admin|api)\/|\.\w+$/.test(path);

/** What of the demo stands on which page. */
const foundIn = (pages: ReadonlyMap<string, string>) =>
  [...pages].flatMap(([path, html]) => demoContentIn(html).map((found) => `${path}: ${found}`));

async function image(color: string): Promise<string> {
  const picture = { width: 1400, height: 900, channels: 3, background: color } as const;
  const form = new FormData();
  const file = await sharp({ create: picture }).png().toBuffer();
  form.set('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), `${color}.png`);
  const answer = await fetch(`${shop.url}/api/content/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data: Made };
  return data.url;
}

/** Fills the shop by the calls that the back office makes. */
async function fillShop(): Promise<void> {
  const [hero, product, portrait] = [await image('navy'), await image('teal'), await image('gray')];
  await owner.put('settings', {
    version: 1,
    name: 'Iron & Oak',
    email: 'us@iron.example',
    phone: '+39 080 555 0100',
    street: '1 Via Roma',
    city: 'Bari',
    country: 'IT',
    returnDays: 14,
    handlingDays: 2,
    facebook: 'https://facebook.com/ironandoak',
    description: 'Iron for gardens.',
  });
  const { data: category } = await owner.post<Made>('categories/create-category', {
    title: 'Garden',
    icon: portrait,
  });
  await owner.post('products/create-product', {
    name: 'Garden gate',
    description: 'A gate of wrought iron.',
    price: 120,
    discount: 10,
    quantity: 5,
    category: category._id,
    images: [product],
    featured: true,
  });
  const texts = { headline: 'Iron for gardens', image: hero, quality: 'Forged by hand.' };
  await owner.put('content/documents/home', { version: 0, values: texts });
  const about = { mission: 'We forge.', start: 'Measure your gate.' };
  await owner.put('content/documents/about', { version: 0, values: about });
  const bar = { text: 'Open on Sundays', link: '/contact' };
  await owner.put('content/documents/announcement', { version: 0, values: bar });
  await owner.post('content/lists/gallery', { values: { image: portrait } });
  await owner.post('content/lists/partners', { values: { name: 'Oak & Sons' } });
  const said = { name: 'Ann Smith', title: 'Gardener', feedback: 'It opens.', image: portrait };
  await owner.post('content/lists/testimonials', { values: said });
}

it('shows nothing of the demo on its first day, and hides what it has not got', async () => {
  const pages = await crawl();
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/', '/about', '/contact', '/products', '/privacy', '/delivery']),
  );
  expect(foundIn(pages)).toEqual([]);
  const home = pages.get('/') ?? '';
  expect(home).toContain('Unleash Your Potential');
  expect(home).not.toMatch(/What Our Customers Say|Image Gallery/);
  expect(pages.get('/about')).not.toMatch(/Our partners|Our Mission/);
});

it('says on each page that it takes test cards, and writes lines of JSON alone', async () => {
  for (const path of ['/', '/products', '/login']) {
    expect(await (await fetch(shop.url + path)).text()).toContain(TEST_MODE_TEXT);
  }
  const lines = shop.log.trimEnd().split('\n');
  expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
  expect(shop.log).toContain('is open');
});

it('shows nothing of the demo where it is filled by the back office alone', async () => {
  await fillShop();
  const pages = await crawl();
  expect(foundIn(pages)).toEqual([]);
  const all = [...pages.values()].join('\n');
  for (const text of ['Iron for gardens', 'Garden gate', 'Forged by hand.', 'We forge.']) {
    expect(all).toContain(text);
  }
  for (const text of ['Oak &amp; Sons', 'It opens.', 'Open on Sundays', '+39 080 555 0100']) {
    expect(all).toContain(text);
  }
  expect(pages.get('/returns')).toContain('Until 14 days after delivery.');
  const { rows } = await db.query<{ name: string }>('SELECT name FROM media');
  const own = new Set(rows.map(({ name }) => name.slice(0, 32)));
  const shown = [...all.matchAll(/\/media\/([0-9a-f]{32})/g)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((name) => !own.has(name))).toEqual([]);
});
