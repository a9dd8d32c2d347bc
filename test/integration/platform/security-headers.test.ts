import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

it('every failure names its request, be its address unreadable', async () => {
  for (const url of ['/%ff', '/api/%ff', '/api/products/%E0%A4%A', '/api/nothing']) {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers).toMatchObject({
      'x-request-id': answer.json<{ requestId: string }>().requestId,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

it('an address above 12 kB is refused before anything reads it, on a page as on a call', async () => {
  for (const start of ['/products?x=', '/api/products?x=', '/health/live?x=', '/%ff?x=']) {
    const answer = await shop.app.inject({ url: start.padEnd(12 * 1024 + 1, '?key') });
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toMatchObject({ success: false, code: 'address_too_long' });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  }
  const longest = await shop.app.inject({ url: '/health/live?x='.padEnd(12 * 1024, 'x') });
  expect(longest.statusCode).toBe(200);
});

it('health is never kept', async () => {
  for (const url of ['/health/live', '/health/ready']) {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it.each([
  '/health/live',
  '/robots.txt',
  '/sitemap.xml',
  '/media/missing-1.webp',
  '/nothing/here',
  '/api/shop',
])('%s is no exception to the headers of every answer', async (url) => {
  const answer = await shop.app.inject({ url });
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

describe('the documentation of the API', () => {
  const statusOf = async (settings: Record<string, string>) => {
    const other = await startTestApp(settings);
    try {
      return (await other.app.inject({ url: '/api/docs-json' })).statusCode;
    } finally {
      await other.close();
    }
  };

  it('is there to try the shop, and can be switched off', async () => {
    expect((await shop.app.inject({ url: '/api/docs-json' })).statusCode).toBe(200);
    expect(await statusOf({ API_DOCS: 'off' })).toBe(404);
  });
});

describe('answers of the API', () => {
  it('may do nothing in a browser, and name their request', async () => {
    for (const answer of [await shop.api.get('shop'), await shop.api.get('nothing')]) {
      expect(answer.headers).toMatchObject({
        'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('demand https exactly where the shop has it', async () => {
    const secure = await startTestApp({ SHOP_URL: 'https://shop.example' });
    try {
      const { headers } = await secure.api.get('shop');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await secure.close();
    }
  });
});
