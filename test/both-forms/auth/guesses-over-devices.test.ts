import { generateSync } from 'otplib';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../src/kernel/time.js';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

let mailbox: TestMailbox;
let shop: TestApp;
let now: number;
beforeAll(async () => {
  mailbox = await startTestMailbox();
  shop = await startTestApp({ RATE_LIMITS: 'on', SMTP_URL: mailbox.smtpUrl });
  now = Date.now();
  jest.spyOn(shop.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  // What is counted is the tries: hashing hundreds of passwords adds nothing.
  jest
    .spyOn(shop.app.get(Passwords, { strict: false }), 'verify')
    .mockImplementation(async (_, given) => given === PASSWORD);
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});

/** The code that the app shows by the shop's clock. */
const codeNow = (secret: string) => generateSync({ secret, epoch: Math.floor(now / 1000) });

/** Adds an authenticator app, whose first code counts as used long ago. Returns its secret. */
async function addApp({ id, api }: TestUser): Promise<string> {
  const { secret } = (await api.post<{ secret: string }>('auth/factors/totp')).data;
  const made = await api.post('auth/factors/totp/confirm', { code: codeNow(secret) });
  if (made.status !== 200) throw new Error(`no authenticator: ${made.body}`);
  await resetCode(id);
  return secret;
}

/** As if the last code had been used long ago. */
const resetCode = (userId: string) =>
  shop.app
    .get(DataSource)
    .query('UPDATE totp_factor SET last_step = NULL WHERE user_id = $1', [userId]);

interface Browser {
  readonly from: string;
  readonly cookie: string;
}
let addresses = 0;
/** A browser of nobody, in another network each time. */
const stranger = (): Browser => {
  addresses++;
  return { from: `10.${50 + Math.floor(addresses / 250)}.${addresses % 250}.1`, cookie: '' };
};

const post = (path: string, payload: object, { from, cookie }: Browser) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: from,
    headers: { cookie },
  });
type Answer = Awaited<ReturnType<typeof post>>;

/** The same browser with the cookie that this answer has set. */
const knownBy = (browser: Browser, { cookies, body }: Answer): Browser => {
  const known = cookies.find(({ name }) => name === 'known');
  if (!known) throw new Error(`sets no cookie: ${body}`);
  return { ...browser, cookie: `known=${known.value}` };
};

/** Five browsers in which the user has logged in. */
async function trustedDevices(logIn: (browser: Browser) => Promise<Answer>) {
  const devices: Browser[] = [];
  for (let i = 0; i < 5; i++) {
    // The device of the sign-up is the sixth: those of one moment have no order.
    now += 1;
    const browser = stranger();
    devices.push(knownBy(browser, await logIn(browser)));
  }
  const [own, ...stolen] = devices;
  return { own: own!, stolen };
}

/** All guesses that are looked at within an hour, from the devices and from ever new addresses. */
async function guessesInAnHour(
  devices: readonly Browser[],
  guess: (browser: Browser) => Promise<number>,
): Promise<number> {
  let guesses = 0;
  for (let minute = 0; minute < 60; minute++) {
    if (minute > 0) now += MINUTE_MS;
    for (const device of devices) while ((await guess(device)) === 401) guesses++;
    while ((await guess(stranger())) === 401) guesses++;
  }
  return guesses;
}

/** Opens the link of the newest email on a new device. */
async function openLoginLink(email: string): Promise<Browser> {
  const browser = stranger();
  expect((await post('login-link', { email }, browser)).statusCode).toBe(200);
  const { text } = await mailbox.waitForEmail(email, 'Your login link');
  const token = decodeURIComponent(/login-link\?token=(\S+)/.exec(text)![1]!);
  const opened = await post('login-link/open', { token }, browser);
  expect(opened.statusCode).toBe(200);
  expect(opened.cookies.map(({ name }) => name)).toEqual(['known']);
  return knownBy(browser, opened);
}

it('four trusted devices get no more than 20 codes an hour, and the user gets in', async () => {
  const user = await newUser(shop);
  const secret = await addApp(user);
  const answer = async (code: string, browser: Browser): Promise<Answer> => {
    const begun = await post('login', { email: user.email, password: PASSWORD }, browser);
    const { data } = begun.json<{ data?: { challenge?: string } }>();
    if (!data?.challenge) throw new Error(`no challenge: ${begun.body}`);
    return post('login/factor', { challenge: data.challenge, code }, browser);
  };
  const logIn = async (browser: Browser) => {
    await resetCode(user.id);
    return answer(codeNow(secret), browser);
  };
  const guess = async (browser: Browser) => (await answer('000000', browser)).statusCode;
  const { own, stolen } = await trustedDevices(logIn);
  const guesses = await guessesInAnHour(stolen, guess);
  expect(guesses).toBeGreaterThan(10);
  expect(guesses).toBeLessThanOrEqual(20);
  expect((await logIn(stranger())).statusCode).toBe(429);
  expect((await logIn(own)).statusCode).toBe(200);
  const byEmail = await openLoginLink(user.email);
  expect([await guess(byEmail), await guess(byEmail)]).toEqual([401, 401]);
  expect((await logIn(byEmail)).statusCode).toBe(200);
});

it('four trusted devices get no more than 100 passwords an hour, and the user gets in', async () => {
  const { email } = await newUser(shop);
  const logIn = (browser: Browser) => post('login', { email, password: PASSWORD }, browser);
  const guess = async (browser: Browser) =>
    (await post('login', { email, password: 'a wrong guess' }, browser)).statusCode;
  const { own, stolen } = await trustedDevices(logIn);
  const guesses = await guessesInAnHour(stolen, guess);
  expect(guesses).toBeGreaterThan(70);
  expect(guesses).toBeLessThanOrEqual(100);
  expect((await logIn(stranger())).statusCode).toBe(429);
  expect((await logIn(own)).statusCode).toBe(200);
  const byEmail = await openLoginLink(email);
  // Its share is that of the mailbox, however many devices open links.
  const codes = [];
  for (let i = 0; i < 9; i++) codes.push(await guess(byEmail));
  expect(codes).toEqual([...Array<number>(8).fill(401), 429]);
  expect(await guess(await openLoginLink(email))).toBe(429);
  expect((await logIn(own)).statusCode).toBe(200);
});

it('a stolen session brings no guesses of its own, whichever route asks for the password', async () => {
  const user = await newUser(shop);
  const wrong = 'a wrong guess';
  const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const { from } = stranger();
    const headers = { authorization: `Bearer ${user.token}` };
    const sent = { method, url: `/api/${url}`, payload, headers, remoteAddress: from };
    return (await shop.app.inject(sent)).statusCode;
  };
  const change = { oldPassword: wrong, newPassword: 'another one', confirmPassword: 'another one' };
  const codes = [];
  for (let i = 0; i < 14; i++) {
    codes.push(await call('POST', 'auth/change-password', change));
    codes.push(await call('POST', 'auth/proof', { password: wrong }));
    codes.push(await call('PUT', 'users', { currentPassword: wrong }));
  }
  expect(codes.filter((code) => code === 400)).toHaveLength(40);
  expect(codes.slice(40)).toEqual([429, 429]);
  const { email } = user;
  expect((await post('login', { email, password: wrong }, stranger())).statusCode).toBe(429);
  // Nor does another address.
  expect(await call('PUT', 'users', { email: `moved-${email}` })).toBe(200);
  const moved = { email: `moved-${email}`, password: wrong };
  expect((await post('login', moved, stranger())).statusCode).toBe(429);
});

describe('the trust in a device', () => {
  /** A user, a device that their account trusts, and whether it still does while strangers have no guesses left. */
  async function trusting() {
    const user = await newUser(shop);
    const { email } = user;
    const login = { email, password: PASSWORD };
    const browser = stranger();
    const device = knownBy(browser, await post('login', login, browser));
    const isTrusted = async (trusted = device) => {
      for (let i = 0; i < 40; i++)
        await post('login', { email, password: 'wrong one' }, stranger());
      expect((await post('login', login, stranger())).statusCode).toBe(429);
      return (await post('login', login, trusted)).statusCode !== 429;
    };
    return { user, device, isTrusted };
  }

  it('lasts while the credentials stay', async () => {
    const { isTrusted } = await trusting();
    expect(await isTrusted()).toBe(true);
  });

  it('ends with a change of the password', async () => {
    const { user, isTrusted } = await trusting();
    const passwords = { oldPassword: PASSWORD, newPassword: 'new one', confirmPassword: 'new one' };
    expect((await user.api.post('auth/change-password', passwords)).status).toBe(200);
    expect(await isTrusted()).toBe(false);
  });

  it('ends with a reset, after which the device has the guesses of the mailbox', async () => {
    const { user, isTrusted } = await trusting();
    const { email } = user;
    await post('forgot-password', { email }, stranger());
    const { text } = await mailbox.waitForEmail(email, 'Reset your password');
    const token = /reset-password\?token=([\w-]+)/.exec(text)![1]!;
    const browser = stranger();
    const reset = await post('reset-password', { token, password: 'new one' }, browser);
    expect(reset.statusCode).toBe(200);
    expect(await isTrusted()).toBe(false);
    expect(await isTrusted(knownBy(browser, reset))).toBe(true);
  });

  it('ends with the first factor, and with new recovery codes', async () => {
    const { user, device, isTrusted } = await trusting();
    const secret = await addApp(user);
    const begun = await post('login', { email: user.email, password: PASSWORD }, device);
    const { challenge } = begun.json<{ data: { challenge: string } }>().data;
    const answer = { challenge, code: codeNow(secret) };
    const completed = await post('login/factor', answer, device);
    expect(completed.statusCode).toBe(200);
    const trusted = knownBy(device, completed);
    expect((await user.api.post('auth/factors/recovery-codes')).status).toBe(200);
    expect(await isTrusted(trusted)).toBe(false);
  });

  it('ends for the oldest of six devices', async () => {
    const { user, isTrusted } = await trusting();
    for (let i = 0; i < 5; i++) {
      now += 1;
      await post('login', { email: user.email, password: PASSWORD }, stranger());
    }
    expect(await isTrusted()).toBe(false);
  });
});
