import type { Page } from 'playwright-core';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, field, heading, open, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront({ LOG_LEVEL: 'debug' });

let goods: Product[] = [];
beforeEach(async () => {
  goods = (await front.api.get<Product[]>('products?limit=100')).data;
});

const html = async (path: string) => (await fetch(front.url + path)).text();

interface Block {
  '@type': string;
  [name: string]: unknown;
}

/** The blocks of structured data of a page, by their type. */
async function structured(path: string): Promise<Map<string, Block>> {
  const found = (await html(path)).matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  );
  const blocks = [...found].map(([, json = '']) => JSON.parse(json) as Block);
  return new Map(blocks.map((block) => [block['@type'], block]));
}

const contentOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** Every text of the shop's own, as far as a user can see it. */
const shown = (page: Page) => page.getByRole('main').innerText();

test('every product’s structured data says what the API says', async () => {
  expect(goods.length).toBeGreaterThanOrEqual(32);
  for (const product of goods) {
    const url = `${front.url}/products/${product._id}`;
    const blocks = await structured(`/products/${product._id}`);
    expect(blocks.get('Product')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: product._id,
      category: product.category.title,
      image: product.images.map((path) => front.url + path),
      url,
      offers: expect.objectContaining({
        '@type': 'Offer',
        url,
        price: product.finalPrice.toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        hasMerchantReturnPolicy: expect.objectContaining({ merchantReturnDays: 30 }) as unknown,
        shippingDetails: [
          expect.objectContaining({
            shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'USD' },
          }) as unknown,
        ],
      }) as unknown,
    });
    expect(blocks.get('BreadcrumbList')).toBeDefined();
  }
});

test('a product that is sold out says so', async () => {
  const [product] = goods;
  await (await front.admin()).api.put(`products/${product?._id}`, { quantity: 0 });
  const block = (await structured(`/products/${product?._id}`)).get('Product');
  expect(block?.offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

describe('without JavaScript', () => {
  const read = async (path: string) => {
    const page = await front.window(undefined, { javaScriptEnabled: false });
    await page.goto(path);
    return page;
  };
  /** The same page with JavaScript has the same text. */
  const expectWhole = async (page: Page, path: string) => {
    const alive = await front.window();
    await open(alive, path);
    await alive.waitForLoadState('networkidle');
    await waitUntil(() => shown(alive)).toBe(await shown(page));
  };

  test('home', async () => {
    const page = await read('/');
    await heading(page, 'Unleash Your Potential').waitFor();
    for (const row of ['Featured Products', 'On Sale', 'Latest Products', 'Best Selling']) {
      expect(await region(page, row).getByRole('article').count()).toBeGreaterThan(3);
    }
    await expectWhole(page, '/');
  });

  test('list, page by page', async () => {
    const page = await read('/products');
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts();
    const { data } = await front.api.get<Product[]>('products');
    expect(names).toEqual(data.map(({ name }) => name));
    await expectWhole(page, '/products');
    const second = await read('/products?page=2&sort=asc');
    await expectWhole(second, '/products?page=2&sort=asc');
  });

  test('details', async () => {
    const product = goods.find(({ hasDiscount }) => hasDiscount) ?? goods[0];
    const page = await read(`/products/${product?._id}`);
    await heading(page, product?.name ?? '').waitFor();
    await page
      .getByText(money(product?.finalPrice ?? 0))
      .first()
      .waitFor();
    await expectWhole(page, `/products/${product?._id}`);
  });

  test('about', async () => {
    const page = await read('/about');
    await expectWhole(page, '/about');
  });
});

describe('a form without JavaScript', () => {
  const SECRET = 'typed-by-nobody-else';

  test.each([
    ['/login', 'Password', 'Login'],
    ['/register', 'Password', 'Register'],
    ['/reset-password?token=some', 'New Password', 'Reset Password'],
    ['/contact', 'Message', 'Send Message'],
  ])(
    'of %s puts nothing that is typed in the address, nor in the log',
    async (path, label, submit) => {
      const page = await front.window(undefined, { javaScriptEnabled: false });
      front.browserErrors.expectStatus(404);
      await page.goto(path);
      await field(page, label).fill(SECRET);
      const sent = page.waitForResponse((answer) => answer.request().isNavigationRequest());
      await button(page.getByRole('main'), submit).click();
      expect((await sent).status()).toBe(404);
      expect((await sent).request().postData()).toContain(SECRET);
      expect(page.url()).toBe(front.url + path);
      expect(front.shop.log).not.toContain(SECRET);
    },
  );
});

describe('the head', () => {
  test.each([
    ['/', 'Fitness equipment | VIGOR', '/'],
    ['/home', 'Fitness equipment | VIGOR', '/'],
    ['/products', 'Products | VIGOR', '/products'],
    ['/products?page=2', 'Products | VIGOR', '/products?page=2'],
    ['/about', 'About Us | VIGOR', '/about'],
    ['/contact', 'Contact | VIGOR', '/contact'],
    ['/About/', 'About Us | VIGOR', '/about'],
    ['/PRODUCTS/?sort=up&page=x', 'Products | VIGOR', '/products'],
  ])('of %s', async (path, title, canonical) => {
    const page = await front.window(undefined, { javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.title()).toBe(title);
    const description = (await contentOf(page, 'description')) ?? '';
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      front.url + canonical,
    );
    expect(await contentOf(page, 'og:title')).toBe(title);
    await expectImage(page);
  });

  test('of a product', async () => {
    const product = goods[1];
    const page = await front.window(undefined, { javaScriptEnabled: false });
    await page.goto(`/products/${product?._id}?from=a-letter`);
    expect(await page.title()).toBe(`${product?.name} | VIGOR`);
    expect(product?.description).toContain((await contentOf(page, 'description'))?.slice(0, 100));
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${front.url}/products/${product?._id}`,
    );
    expect(await contentOf(page, 'og:image')).toBe(front.url + String(product?.images[0]));
    await expectImage(page);
  });

  /** The preview's image is a whole address, and there. */
  async function expectImage(page: Page): Promise<void> {
    const image = (await contentOf(page, 'og:image')) ?? '';
    const answer = await fetch(image);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }

  test.each([
    '/login',
    '/register',
    '/user/cart',
    '/forget-password',
    '/products?page=400',
    '/products?category=01a1fd76-a528-7219-975b-000000000000',
    '/products?minPrice=99000&onSale=true',
    '/products?searchTerm=bench',
  ])('%s is not to be found by search engines', async (path) => {
    expect(await html(path)).toMatch(/<meta name="robots" content="noindex"/);
  });
});

test.each([
  ['/', 200],
  ['/home', 200],
  ['/products', 200],
  ['/about', 200],
  ['/contact', 200],
  ['/login', 200],
  ['/user/orders', 200],
  ['/nowhere', 404],
  ['/user/nowhere', 404],
  ['/products/nowhere', 404],
  ['/products/01a1fd76-a528-7219-975b-000000000000', 404],
  ['/assets/nowhere.js', 404],
  ['/products?page=400', 404],
  ['/products?category=01a1fd76-a528-7219-975b-000000000000', 404],
  ['/products?categories=nonsense', 404],
  ['/products?page=nonsense', 200],
])('%s has the status %i', async (path, status) => {
  expect((await fetch(front.url + path)).status).toBe(status);
});
