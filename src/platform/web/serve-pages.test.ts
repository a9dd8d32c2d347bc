import { Logger } from '@nestjs/common';
import Fastify from 'fastify';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadEnv } from '../../config/env.js';
import { SettableClock } from '../../kernel/testing/fakes.js';
import { MemoryRateStore } from '../http/throttle-store.js';
import { LocalInvalidation } from '../invalidation/local-invalidation.js';
import { servePages } from './serve-pages.js';
import type { RenderedPage, RenderRequest } from './storefront-build.js';

const TEMPLATE = '<head><!--head--></head><div id="root"><!--app--></div><!--state-->';

function setUp(
  answer: (request: RenderRequest) => Partial<RenderedPage> | Promise<Partial<RenderedPage>>,
) {
  const fastify = Fastify();
  let rendered = 0;
  fastify.get('/api/products', () => ({ success: true, data: ['bell'] }));
  const render = async (request: RenderRequest): Promise<RenderedPage> => {
    rendered++;
    return { status: 200, head: '', html: '', state: {}, files: [], ...(await answer(request)) };
  };
  const build = { template: TEMPLATE, manifest: {}, render };
  const invalidation = new LocalInvalidation(true);
  const headers = { 'Content-Security-Policy': 'none' };
  const rates = new MemoryRateStore(clock, loadEnv({}));
  const readiness = { isStarting: false };
  const origin = 'https://shop.test';
  servePages(fastify, { build, origin, headers, invalidation, rates, readiness });
  return { fastify, invalidation, readiness, rendered: () => rendered };
}

const clock = new SettableClock();

describe('the pages of the storefront', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it.each([
    ['//', '/'],
    ['//products?page=2', '/products?page=2'],
    ['/\\\\evil.test/x', '/evil.test/x'],
  ])('send %s to %s', async (from, to) => {
    const { fastify, rendered } = setUp(() => ({}));
    const { port } = new URL(await fastify.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<IncomingMessage>((resolve) => {
      get({ host: '127.0.0.1', port, path: from }, resolve);
    });
    answer.resume();
    expect([answer.statusCode, answer.headers.location, rendered()]).toEqual([301, to, 0]);
    await fastify.close();
  });

  it('are rendered from the API without a socket, with their headers', async () => {
    const { fastify } = setUp(async ({ fetch }) => ({
      html: await (await fetch('products', { method: 'GET' })).text(),
    }));
    const answer = await fastify.inject('/products?page=2');
    expect(answer.body).toContain('<div id="root">{"success":true,"data":["bell"]}</div>');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': 'none',
      'cache-control': 'public, no-cache',
    });
  });

  it('say that the shop is being set up until it is, and are rendered then', async () => {
    const { fastify, readiness, rendered } = setUp(() => ({ html: 'home' }));
    readiness.isStarting = true;
    const starting = await fastify.inject('/');
    expect([starting.statusCode, rendered()]).toEqual([503, 0]);
    expect(starting.body).toContain('<h1>The shop is being set up</h1>');
    expect(starting.headers).toMatchObject({
      'content-security-policy': 'none',
      'cache-control': 'no-store',
      'retry-after': '3',
    });
    expect((await fastify.inject('/api/products')).statusCode).toBe(200);
    readiness.isStarting = false;
    expect((await fastify.inject('/')).body).toContain('home');
  });

  it('are kept for a moment, and not sent twice to who has them', async () => {
    const { fastify, rendered } = setUp(() => ({ html: 'home' }));
    const first = await fastify.inject('/');
    const again = await fastify.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(rendered()).toBe(1);
    await fastify.inject('/other');
    expect(rendered()).toBe(2);
  });

  it('are rendered again once the catalog has changed', async () => {
    const { fastify, invalidation, rendered } = setUp(() => ({ html: 'home' }));
    await fastify.inject('/');
    await invalidation.announce('catalogue');
    await fastify.inject('/');
    expect(rendered()).toBe(2);
  });

  it('travel compressed', async () => {
    const { fastify } = setUp(() => ({ html: 'home' }));
    const br = await fastify.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('home');
    const gz = await fastify.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gz.rawPayload).toString()).toContain('home');
    expect((await fastify.inject('/')).headers['content-encoding']).toBeUndefined();
    const refused = { 'accept-encoding': 'br;q=0, gzip' };
    const other = await fastify.inject({ url: '/', headers: refused });
    expect(other.headers['content-encoding']).toBe('gzip');
  });

  it('say the status of what is not there, and keep no failure', async () => {
    let status = 404;
    const { fastify } = setUp(() => ({ status }));
    const missing = await fastify.inject('/nowhere');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['cache-control']).toBe('no-store');
    status = 503;
    expect((await fastify.inject('/products')).statusCode).toBe(503);
    status = 200;
    expect((await fastify.inject('/products')).statusCode).toBe(200);
  });

  it('are rendered for one address so often, and by its own browser then', async () => {
    const { fastify, rendered } = setUp(() => ({ html: 'home' }));
    const open = (n: number, remoteAddress: string) =>
      fastify.inject({ url: `/products?page=${n}`, remoteAddress });
    const answers = await Promise.all(Array.from({ length: 600 }, (_, n) => open(n, '10.0.0.1')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const tooMany = await open(0, '10.0.0.1');
    expect([tooMany.statusCode, tooMany.body]).toEqual([429, TEMPLATE]);
    expect(tooMany.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
    expect(rendered()).toBe(600);
    expect((await open(0, '10.0.0.2')).body).toContain('home');
  });

  it('lead elsewhere', async () => {
    const { fastify } = setUp(() => ({ status: 302, location: '/products' }));
    const answer = await fastify.inject('/shop');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/products']);
  });

  it('are left to the browser where they cannot be rendered', async () => {
    const { fastify } = setUp(() => Promise.reject(new Error('spoiled')));
    const answer = await fastify.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toBe(TEMPLATE);
  });

  it.each(['/api/unknown', '/health', '/media/x.webp', '/sandbox', '/dev/mail', '/assets/old.js'])(
    'do not answer for %s',
    async (url) => {
      const { fastify, rendered } = setUp(() => ({}));
      expect((await fastify.inject(url)).statusCode).toBe(404);
      expect(rendered()).toBe(0);
    },
  );
});
