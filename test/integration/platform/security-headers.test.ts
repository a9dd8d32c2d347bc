import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ SHOP_URL: 'https://shop.example', REQUEST_TIMEOUT_MS: '1000' });
  await shop.app.listen(0, '127.0.0.1');
});
afterAll(() => shop.close());

/** What every answer has. */
const COMMON = {
  'content-security-policy': expect.stringContaining(`default-src 'none'`),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};

/** Sends a text as it is, and reads the answer until the shop closes the connection. */
async function sendRaw(request: string) {
  const { port } = shop.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [start = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/);
    return [name.toLowerCase(), value] as const;
  });
  return { status: Number(start.split(' ')[1]), headers: Object.fromEntries(headers), body };
}
const END = 'Connection: close\r\n\r\n';

it.each([
  ['no request', 'what is this\r\n\r\n', 400],
  ['an unknown method', `BREW / HTTP/1.1\r\nHost: a\r\n${END}`, 400],
  ['an address that is no UTF-8', `GET /%ff HTTP/1.1\r\nHost: a\r\n${END}`, 400],
  ['no host', `GET /health/live HTTP/1.1\r\n${END}`, 400],
  ['two hosts', `GET /health/live HTTP/1.1\r\nHost: a\r\nhost: b\r\n${END}`, 400],
  ['the same host twice', `GET /health/live HTTP/1.1\r\nHost: a\r\nHost: a\r\n${END}`, 400],
  ['an unknown expectation', `GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${END}`, 417],
  ['a long address', `GET /${'a'.repeat(12 * 1024)} HTTP/1.1\r\nHost: a\r\n${END}`, 414],
  ['long headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n${END}`, 431],
  ['headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\n', 408],
  ['HTTP/1.0 without a host', `GET /health/live HTTP/1.0\r\n\r\n`, 200],
  ['a preflight', `OPTIONS /api/shop HTTP/1.1\r\nHost: a\r\n${END}`, 404],
])('%s is answered with the headers of every answer', async (_what, request, status) => {
  const answer = await sendRaw(request);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(COMMON);
  if (status >= 400) {
    const { requestId } = JSON.parse(answer.body) as { requestId: string };
    expect(requestId).toBe(answer.headers['x-request-id']);
  }
});

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
  '/assets/missing.js',
])('%s is no exception to the headers of every answer', async (url) => {
  expect((await shop.app.inject({ url })).headers).toMatchObject(COMMON);
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
        ...COMMON,
        'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      });
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('demand https exactly where the shop has it', async () => {
    const plain = await startTestApp();
    try {
      const { headers } = await plain.api.get('shop');
      expect(headers['strict-transport-security']).toBeUndefined();
    } finally {
      await plain.close();
    }
  });
});
