import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { loadEnv } from '../../../../config/env.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { TrustedDeviceCookie } from './trusted-device-cookie.js';

const env = loadEnv({ JWT_SECRET: 'x'.repeat(32) });
const device = new TrustedDeviceCookie(new ShopSecret(env), env);
const FORMER_PATH = '/api/auth/login';

/** Each call makes the device trusted; `?trusts` asks whether an account does. */
let server: FastifyInstance;
beforeAll(async () => {
  server = fastify();
  await server.register(fastifyCookie);
  server.post<{ Params: { call: string }; Querystring: { email: string } }>(
    '/api/auth/:call',
    async (request, reply) => {
      const { email } = request.query;
      const isTrusted = device.idFor(request, email) !== undefined;
      device.remember(request, reply, email);
      return { isTrusted };
    },
  );
});
afterAll(() => server.close());

/** Keeps cookies by path, and sends the longest path first, as browsers do. */
class Browser {
  private readonly jar = new Map<string, string>();

  async call(call: 'login' | 'signup' | 'reset-password', email: string): Promise<boolean> {
    const url = `/api/auth/${call}`;
    const sent = [...this.jar]
      .filter(([path]) => url === path || url.startsWith(`${path}/`))
      .sort(([one], [other]) => other.length - one.length)
      .map(([, value]) => `known=${value}`);
    const answer = await server.inject({
      method: 'POST',
      url,
      query: { email },
      headers: { cookie: sent.join('; ') },
    });
    for (const { path = '/', value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires && expires.getTime() <= Date.now());
      if (isGone) this.jar.delete(path);
      else this.jar.set(path, value);
    }
    return answer.json<{ isTrusted: boolean }>().isTrusted;
  }

  /** Moves the cookie to where releases before set it. */
  asBefore(): void {
    this.jar.set(FORMER_PATH, this.jar.get('/api/auth')!);
    this.jar.delete('/api/auth');
  }

  get paths(): string[] {
    return [...this.jar.keys()];
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});

it.each(['signup', 'reset-password'] as const)(
  'a %s in a browser that other accounts trust leaves them their trust',
  async (call) => {
    await browser.call('login', 'ann@x.test');
    await browser.call(call, 'bob@x.test');
    expect(await browser.call('login', 'ann@x.test')).toBe(true);
    expect(await browser.call('login', 'bob@x.test')).toBe(true);
    expect(await browser.call('login', 'eve@x.test')).toBe(false);
  },
);

it('a cookie of the former path is trusted, and moves at the next login', async () => {
  await browser.call('login', 'ann@x.test');
  browser.asBefore();
  expect(await browser.call('login', 'ann@x.test')).toBe(true);
  expect(browser.paths).toEqual(['/api/auth']);
  expect(await browser.call('login', 'ann@x.test')).toBe(true);
});

it('a cookie of the former path is trusted beside one of a signup meanwhile', async () => {
  await browser.call('login', 'ann@x.test');
  browser.asBefore();
  await browser.call('signup', 'bob@x.test');
  for (const email of ['bob@x.test', 'ann@x.test', 'bob@x.test', 'ann@x.test']) {
    expect(await browser.call('login', email)).toBe(true);
  }
});

it('five accounts trust a browser at most, those that were used last', async () => {
  for (const name of ['ann', 'bob', 'cid', 'dan', 'eve', 'fay']) {
    await browser.call('login', `${name}@x.test`);
  }
  expect(await browser.call('login', 'bob@x.test')).toBe(true);
  expect(await browser.call('login', 'ann@x.test')).toBe(false);
});
