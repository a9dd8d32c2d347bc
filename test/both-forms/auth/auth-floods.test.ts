import { Clock } from '../../../src/kernel/time.js';
import { Passwords } from '../../../src/modules/auth/ports/passwords.js';
import { OWN_ADDRESS } from '../../../src/platform/http/throttle.js';
import { newUser } from '../../support/test-users.js';
import { inWaves } from '../../support/in-waves.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { stopClock } from '../../support/virtual-clock.js';

const PROXY = '10.9.9.9';
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: PROXY });
  // Time gives tries back, so it stands still.
  jest.spyOn(shop.app.get(Clock), 'now').mockReturnValue(new Date());
  // What is counted is the tries: hashing hundreds of passwords adds nothing.
  jest
    .spyOn(shop.app.get(Passwords, { strict: false }), 'verify')
    .mockImplementation(async (_, given) => given === PASSWORD);
});
afterAll(() => shop.close());

describe('a flood of empty bodies from 20 addresses', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const send = (path: string, address: string, payload: object = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      remoteAddress: PROXY,
      headers: from(address),
    });
  /** One more than an address may send; far less for a login, which an address may try 200 times. */
  const FLOODED = {
    'auth/login': 19,
    'auth/forgot-password': 10,
    'auth/signup': 40,
    contact: 10,
    'newsletter/subscribe': 20,
  };

  it('shuts no form for anybody else', async () => {
    const { email } = await newUser(shop);
    for (const [path, times] of Object.entries(FLOODED)) {
      for (let i = 0; i < 20; i++) {
        const flood = Array.from({ length: times + 1 }, () => send(path, `203.0.${i}.7`));
        const codes = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
        expect(codes[0]).toBe(400);
      }
    }
    let succeeded = 0;
    for (let i = 0; i < 200; i++) {
      const answer = await send('auth/login', `198.51.100.${i}`, { email, password: PASSWORD });
      if (answer.statusCode === 200) succeeded++;
    }
    expect(succeeded).toBe(200);

    const visitor = { name: 'Eve', email: 'eve@x.test', subject: 'Hello', message: 'Hello' };
    const forms: [string, object, number][] = [
      ['auth/forgot-password', { email }, 200],
      ['auth/signup', { ...visitor, password: PASSWORD }, 201],
      ['contact', visitor, 201],
      ['newsletter/subscribe', visitor, 200],
    ];
    for (const [path, body, status] of forms) {
      expect((await send(path, '198.51.100.250', body)).statusCode).toBe(status);
    }
  });
});

describe('emails', () => {
  const write = (remoteAddress: string, website?: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress,
      payload: { name: 'Eve', email: 'eve@x.test', subject: 'Hi', message: 'Hi', website },
    });
  const writeAll = async (network: string, website?: string) => {
    for (let i = 0; i < 20; i++) {
      const ten = Array.from({ length: 10 }, () => write(`${network}.${i}`, website));
      const codes = (await Promise.all(ten)).map(({ statusCode }) => statusCode);
      expect(new Set(codes)).toEqual(new Set([201]));
    }
  };

  it('are limited for a network once they are sent, and not before', async () => {
    await writeAll('10.6.0', 'what a bot fills in');
    expect((await write('10.6.0.100')).statusCode).toBe(201);
    await writeAll('10.6.1');
    expect((await write('10.6.1.100')).statusCode).toBe(429);
    expect((await write('10.6.2.100')).statusCode).toBe(201);
  });
});

it('the pages that the shop draws for everybody are on nobody’s account, and nobody can say so', async () => {
  const read = (remoteAddress: string) =>
    shop.app.inject({
      method: 'GET',
      url: '/api/shop',
      remoteAddress,
      headers: { 'x-forwarded-for': OWN_ADDRESS },
    });
  stopClock(shop);
  const codesOf = async (address: string) => {
    const burst = await inWaves(1_800, () => read(address));
    return new Set(burst.map(({ statusCode }) => statusCode));
  };
  expect(await codesOf(OWN_ADDRESS)).toEqual(new Set([200]));
  expect(await codesOf('10.7.0.1')).toEqual(new Set([200, 429]));
});

describe('passwords guessed to confirm a new email address', () => {
  const change = (token: string, body: object, from: string) =>
    shop.app.inject({
      method: 'PUT',
      url: '/api/users',
      payload: body,
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}` },
    });

  const logIn = (email: string, from: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      payload: { email, password: PASSWORD },
    });

  it('count as those of a login, for the account and address', async () => {
    const { token, email } = await newUser(shop);
    const guess = () => change(token, { currentPassword: 'wrong one' }, '10.1.0.20');
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push((await guess()).statusCode);
    expect(codes).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await logIn(email, '10.1.0.20')).statusCode).toBe(429);
    expect((await logIn(email, '10.1.0.21')).statusCode).toBe(200);
    const right = await change(token, { currentPassword: PASSWORD }, '10.1.0.21');
    expect(right.statusCode).toBe(200);
  });

  it('get no limits of their own by ever new addresses: 10 changes an hour', async () => {
    const { token } = await newUser(shop);
    const codes = [];
    for (let i = 0; i < 11; i++) {
      const email = `rotated-${i}@x.test`;
      codes.push((await change(token, { email }, `10.1.1.${i}`)).statusCode);
    }
    expect(codes).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await change(token, { email: 'ROTATED-9@x.test' }, '10.1.1.1')).statusCode).toBe(200);
  });
});
