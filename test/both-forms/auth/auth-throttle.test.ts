import { DataSource } from 'typeorm';
import { Clock } from '../../../src/kernel/time.js';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import { OpaqueTokens } from '../../../src/modules/auth/ports/tokens.js';
import { newUser } from '../../support/test-users.js';
import { inWaves } from '../../support/in-waves.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { stopClock } from '../../support/virtual-clock.js';

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

  it('are counted for a network of 256 addresses over all accounts', async () => {
    const answers = await inWaves(1_001, (i) =>
      logIn(`n-${i}@x.test`, 'wrong one', `10.8.0.${i % 250}`),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(1);
    expect((await logIn('n@x.test', 'wrong one', '10.8.1.1')).statusCode).toBe(401);
  });
});

/** The token of the newest reset link, as its email has it. */
async function newestResetToken(): Promise<string> {
  const [row]: { id: string }[] = await shop.app
    .get(DataSource)
    .query('SELECT id FROM password_reset ORDER BY id DESC LIMIT 1');
  return shop.app.get(OpaqueTokens, { strict: false }).forReset(row!.id);
}

/** The cookie that makes the device of this answer trusted. */
const deviceOf = ({ cookies }: Awaited<ReturnType<typeof post>>) => {
  const known = cookies.find(({ name }) => name === 'known')!;
  expect(known).toMatchObject({ path: '/api/auth', httpOnly: true, sameSite: 'Strict' });
  return { cookie: `known=${known.value}` };
};

describe('wrong passwords from elsewhere', () => {
  /** Locks the account for strangers, and for everybody at the address of the owner. */
  async function lock(email: string, home: string) {
    for (let i = 0; i < 11; i++) await logIn(email, 'wrong one', home);
    for (let i = 0; i < 52; i++) await logIn(`neighbor-${i}@x.test`, 'wrong one', home);
    for (let i = 0; i < 40; i++) await logIn(email, 'wrong one', `10.2.0.${i}`);
    expect((await logIn(email, PASSWORD, '10.2.1.1')).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, home)).statusCode).toBe(429);
  }

  it('stop strangers, but not a device that logged in, signed up or reset the password', async () => {
    const body = { name: 'Ann', email: 'owner@x.test', password: PASSWORD };
    const { email } = body;
    const signedUp = await post('signup', { body });
    const loggedIn = await logIn(email, PASSWORD);
    await lock(email, '10.2.2.2');
    const isIn = async (answer: typeof signedUp) => {
      const headers = deviceOf(answer);
      expect((await logIn(email, PASSWORD, '10.2.2.2', headers)).statusCode).toBe(200);
      const other = await logIn('other@x.test', 'wrong one', '10.2.1.2', headers);
      expect(other.statusCode).toBe(401);
    };
    for (const answer of [signedUp, loggedIn]) await isIn(answer);

    await post('forgot-password', { body: { email } });
    const token = await newestResetToken();
    await isIn(await post('reset-password', { body: { token, password: PASSWORD } }));
  });

  it('do not stop the owner behind an address that asks too often', async () => {
    const { email } = await newUser(shop);
    const headers = deviceOf(await logIn(email, PASSWORD));
    for (let i = 0; i < 201; i++) await post('login', { body: {}, from: '10.2.3.1' });
    expect((await logIn(email, PASSWORD, '10.2.3.1')).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, '10.2.3.1', headers)).statusCode).toBe(200);
  });

  it('are limited on each trusted device, which locks no other one', async () => {
    const { email } = await newUser(shop);
    const [stolen, own] = [await logIn(email, PASSWORD), await logIn(email, PASSWORD)].map(
      deviceOf,
    );
    const codes = [];
    for (let i = 0; i < 12; i++) {
      codes.push((await logIn(email, 'wrong one', `10.2.4.${i}`, stolen)).statusCode);
    }
    // Five of its own, and then those of strangers.
    expect(codes).toEqual(Array<number>(12).fill(401));
    for (let i = 12; i < 46; i++) {
      codes.push((await logIn(email, 'wrong one', `10.2.4.${i}`, stolen)).statusCode);
    }
    expect(codes.slice(44)).toEqual([401, 429]);
    expect((await logIn(email, PASSWORD, '10.2.4.1', own)).statusCode).toBe(200);
  });

  it('find a browser of two accounts trusted for both', async () => {
    const [one, two] = [await newUser(shop), await newUser(shop)];
    const first = await logIn(one.email, PASSWORD);
    const headers = deviceOf(await logIn(two.email, PASSWORD, '10.2.5.1', deviceOf(first)));
    for (const { email } of [one, two]) {
      await lock(email, '10.2.5.2');
      expect((await logIn(email, PASSWORD, '10.2.5.2', headers)).statusCode).toBe(200);
    }
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
});

describe('every other route', () => {
  it('is limited generously, and files and health not at all', async () => {
    const read = (url: string, remoteAddress: string) =>
      shop.app.inject({ method: 'GET', url, remoteAddress });
    stopClock(shop);
    const answers = await inWaves(1_800, () => read('/api/shop', '10.5.0.1'));
    const codes = answers.map(({ statusCode }) => statusCode);
    const allowed = codes.filter((code) => code === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(1_200);
    expect(allowed).toBeLessThan(1_800);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await read('/api/shop', '10.5.0.2')).statusCode).toBe(200);
    expect((await read('/health/live', '10.5.0.1')).statusCode).toBe(200);
  });
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
