import { Clock } from '../../src/kernel/clock.js';
import { Passwords } from '../../src/modules/auth/ports/passwords.js';
import { OWN_ADDRESS } from '../../src/platform/http/own-call.js';
import { newUser } from '../support/test-users.js';
import { PASSWORD } from '../support/password.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

let shop: TestApp;
let verify: jest.SpyInstance;
beforeAll(async () => {
  shop = await startTestApp({ RATE_LIMITS: 'on' });
  // Time gives tries back, so it stands still.
  jest.spyOn(shop.app.get(Clock), 'now').mockReturnValue(new Date());
  // What is counted is the tries: hashing hundreds of passwords adds nothing.
  const passwords = shop.app.get(Passwords, { strict: false });
  verify = jest
    .spyOn(passwords, 'verify')
    .mockImplementation(async (_, given) => given === PASSWORD);
});
afterAll(() => shop.close());

type Sent = { body?: object; from?: string; headers?: Record<string, string> };
const post = (path: string, { body, from = '10.0.0.1', headers }: Sent) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload: body,
    headers,
    remoteAddress: from,
  });
const logIn = (email: string, password: string, from?: string, headers?: Record<string, string>) =>
  post('login', { body: { email, password }, from, headers });

describe('wrong passwords', () => {
  it('are counted for an account and address, and told when to come back', async () => {
    const { email } = await newUser(shop);
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await logIn(email, 'wrong one', '10.1.0.1'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
    ]);
    const last = answers.at(-1)!;
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ success: false, code: 'too_many' });
    // Not even the right one, or guessing could go on; but from elsewhere the owner gets in.
    expect((await logIn(email, PASSWORD, '10.1.0.1')).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, '10.1.0.2')).statusCode).toBe(200);
  });

  it('are counted for the account, however its address is spelled', async () => {
    await post('signup', {
      body: { name: 'Vic', email: 'victim@x.test', password: PASSWORD },
      from: '10.1.0.6',
    });
    const spelt = ['victim', 'Victim', 'vİctim', 'victİm', 'vİctİm', 'VICTIM'];
    const codes = [];
    for (let i = 0; i < 12; i++) {
      codes.push((await logIn(`${spelt[i % 6]}@x.test`, 'wrong one', '10.1.0.7')).statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('are counted for a whole network of IPv6, which one customer has', async () => {
    const codes = [];
    for (let i = 1; i <= 11; i++) {
      codes.push((await logIn('six@x.test', 'wrong one', `2001:db8::${i}`)).statusCode);
    }
    expect(codes.slice(9)).toEqual([401, 429]);
    expect((await logIn('six@x.test', 'wrong one', '2001:db8:0:1::1')).statusCode).toBe(401);
  });

  it('cannot pass by a burst: they are counted before they are checked', async () => {
    const { email } = await newUser(shop);
    verify.mockClear();
    const burst = Array.from({ length: 30 }, () => logIn(email, 'wrong one', '10.1.0.9'));
    const codes = (await Promise.all(burst)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 401)).toHaveLength(10);
    expect(verify).toHaveBeenCalledTimes(10);
  });

  it('are not counted when they were right', async () => {
    const { email } = await newUser(shop);
    for (let i = 0; i < 30; i++) {
      expect((await logIn(email, PASSWORD, '10.1.0.3')).statusCode).toBe(200);
    }
  });

  it('do not become more by a forged X-Forwarded-For', async () => {
    const codes = [];
    for (let i = 0; i < 12; i++) {
      const headers = { 'x-forwarded-for': `1.2.3.${i}`, forwarded: `for=1.2.3.${i}` };
      codes.push((await logIn('ann@x.test', 'wrong one', '10.1.0.4', headers)).statusCode);
    }
    expect(codes.slice(10)).toEqual([429, 429]);
  });

  it('are counted for an address over all accounts', async () => {
    const codes = [];
    for (let i = 0; i < 52; i++) {
      codes.push((await logIn(`nobody-${i}@x.test`, 'wrong one', '10.1.0.5')).statusCode);
    }
    expect(codes.slice(49)).toEqual([401, 429, 429]);
  });

  it('from many addresses stop strangers, but not the browser that the owner used before', async () => {
    const { email } = await newUser(shop);
    const cookies = (await logIn(email, PASSWORD)).cookies;
    const known = cookies.find(({ name }) => name === 'known')!;
    expect(known).toMatchObject({ path: '/api/auth/login', httpOnly: true, sameSite: 'Strict' });
    for (let i = 0; i < 100; i++) await logIn(email, 'wrong one', `10.2.0.${i}`);
    expect((await logIn(email, PASSWORD, '10.2.1.1')).statusCode).toBe(429);
    const headers = { cookie: `known=${known.value}` };
    expect((await logIn(email, PASSWORD, '10.2.1.1', headers)).statusCode).toBe(200);
    const other = await logIn('other@x.test', 'wrong one', '10.2.1.2', headers);
    expect(other.statusCode).toBe(401);
  });
});

describe('a strict route', () => {
  it('is limited for each address', async () => {
    const signUp = (from: string) => post('signup', { body: {}, from });
    const codes = [];
    for (let i = 0; i < 42; i++) codes.push((await signUp('10.3.0.1')).statusCode);
    expect(codes.slice(39)).toEqual([400, 429, 429]);
    expect((await signUp('10.3.0.2')).statusCode).toBe(400);
  });

  it('is limited for all together', async () => {
    const codes = new Set<number>();
    for (let i = 0; i < 802; i++) {
      codes.add((await post('signup', { body: {}, from: `10.4.${i >> 4}.1` })).statusCode);
    }
    expect(codes).toEqual(new Set([400, 429]));
  });
});

describe('every other route', () => {
  it('is limited generously, and files and health not at all', async () => {
    const read = (url: string, remoteAddress: string) =>
      shop.app.inject({ method: 'GET', url, remoteAddress });
    const burst = Array.from({ length: 1_800 }, () => read('/api/shop', '10.5.0.1'));
    const codes = (await Promise.all(burst)).map(({ statusCode }) => statusCode);
    const allowed = codes.filter((code) => code === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(1_200);
    expect(allowed).toBeLessThan(1_800);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await read('/api/shop', '10.5.0.2')).statusCode).toBe(200);
    expect((await read('/health/live', '10.5.0.1')).statusCode).toBe(200);
  });
});

it('the pages that the shop draws for everybody are on nobody’s account, and nobody can say so', async () => {
  const read = (remoteAddress: string) =>
    shop.app.inject({
      ...{ method: 'GET', url: '/api/shop', remoteAddress },
      headers: { 'x-forwarded-for': OWN_ADDRESS },
    });
  const codesOf = async (address: string) => {
    const burst = await Promise.all(Array.from({ length: 1_800 }, () => read(address)));
    return new Set(burst.map(({ statusCode }) => statusCode));
  };
  expect(await codesOf(OWN_ADDRESS)).toEqual(new Set([200]));
  expect(await codesOf('10.7.0.1')).toEqual(new Set([200, 429]));
});

describe('an address of a route', () => {
  it.each(['//api', '/%61pi', 'http://any.example/api'])(
    'written as %s is throttled and answered as any other',
    async (api) => {
      const answers = [];
      for (let i = 0; i < 12; i++) {
        answers.push(
          await shop.app.inject({
            method: 'POST',
            url: `${api}/auth/forgot-password`,
            payload: { email: 'somebody@example.com' },
            remoteAddress: `10.7.0.${api.length}`,
          }),
        );
      }
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
      expect(answers[0]!.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      });
    },
  );
});
