import { newUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const BODY = { name: 'Ann', password: PASSWORD };
let made = 0;
const cookieOf = (answer: { headers: object }) =>
  String((answer.headers as Record<string, unknown>)['set-cookie']).split(';')[0]!;
const signUp = async () => {
  const answer = await shop.api.post<{ token: string }>('auth/signup', {
    ...BODY,
    email: `session-${++made}@example.com`,
  });
  return { cookie: cookieOf(answer), token: answer.data.token };
};
const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  shop.api.with({ cookie, ...headers }).post<{ accessToken: string }>('auth/access-token');
const isIn = async (token: string) => (await shop.api.as(token).get('users/user')).status === 200;

describe('the refresh cookie', () => {
  it('gives a new access token and is rotated', async () => {
    const { cookie } = await signUp();
    const answer = await refresh(cookie);
    expect(answer.status).toBe(200);
    expect(await isIn(answer.data.accessToken)).toBe(true);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await refresh(cookieOf(answer))).status).toBe(200);
  });

  it('serves two tabs that ask at once, without signing anybody out', async () => {
    const { cookie } = await signUp();
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
    for (const { data } of answers) expect(await isIn(data.accessToken)).toBe(true);
  });

  it('is nothing without a session', async () => {
    expect((await shop.api.post('auth/access-token')).status).toBe(401);
    expect((await refresh('refresh=made-up')).status).toBe(401);
  });

  it('ends with the logout, on the server and in the browser', async () => {
    const { cookie, token } = await signUp();
    const answer = await shop.api.with({ cookie }).post('auth/logout');
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^refresh=; Max-Age=0; Path=\/api\/auth; Expires=Thu, 01 Jan 1970[^;]*; HttpOnly/,
    );
    expect((await refresh(cookie)).status).toBe(401);
    expect(await isIn(token)).toBe(false);
  });

  it('leaves the other sessions of the user when one ends', async () => {
    const user = await newUser(shop);
    const login = { email: user.email, password: PASSWORD };
    const other = await shop.api.post<{ token: string }>('auth/login', login);
    await user.api.post('auth/logout');
    expect(await isIn(user.token)).toBe(false);
    expect(await isIn(other.data.token)).toBe(true);
  });

  it('is no access token, and the access token no cookie', async () => {
    const { cookie, token } = await signUp();
    expect(await isIn(cookie.split('=')[1]!)).toBe(false);
    expect((await refresh(`refresh=${token}`)).status).toBe(401);
  });
});

describe('a call from another site', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' },
  ];
  it.each(foreign)('is refused: %j', async (headers) => {
    const { cookie } = await signUp();
    const answer = await refresh(cookie, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await refresh(cookie)).status).toBe(200);
  });

  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
    { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' },
    {},
  ];
  it.each(own)('is served from a page of our own: %j', async (headers) => {
    const { cookie } = await signUp();
    expect((await refresh(cookie, headers)).status).toBe(200);
  });
});

describe('over https', () => {
  it('the cookie is Secure and has the prefix that says so', async () => {
    const https = await startTestApp({ SHOP_URL: 'https://shop.example' });
    try {
      const answer = await https.api.post('auth/signup', { ...BODY, email: 'a@example.com' });
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toMatch(/^__Secure-refresh=[^;]+; .*HttpOnly; Secure; SameSite=Strict$/);
    } finally {
      await https.close();
    }
  });
});
