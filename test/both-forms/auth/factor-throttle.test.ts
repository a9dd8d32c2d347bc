import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import { addAuthenticator, totpCode } from '../../support/totp.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

const post = (path: string, payload: object, from: string, cookie = '') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: from,
    headers: { cookie },
  });
const begin = async (email: string, from: string, cookie?: string) => {
  const answer = await post('login', { email, password: PASSWORD }, from, cookie);
  return answer.json<{ data: { challenge: string } }>().data.challenge;
};

// Time gives a try back in half an hour, which is longer than this takes.
it('wrong second factors count for an account over all challenges and addresses', async () => {
  const user = await newUser(shop);
  const { secret, recoveryCodes } = await addAuthenticator(user);
  const begun = await begin(user.email, '10.8.0.1');
  const loggedIn = await post(
    'login/factor',
    { challenge: begun, recoveryCode: recoveryCodes[0] },
    '10.8.0.1',
  );
  const known = loggedIn.cookies.find(({ name }) => name === 'known')!;
  const statuses = [];
  for (let i = 0; i < 7; i++) {
    const from = `10.9.${i}.1`;
    const challenge = await begin(user.email, from);
    const { statusCode } = await post('login/factor', { challenge, code: '000000' }, from);
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([...Array<number>(5).fill(401), 429, 429]);
  // A device that the account trusts has attempts of its own, which nobody else can use up.
  const cookie = `known=${known.value}`;
  const challenge = await begin(user.email, '10.9.0.1', cookie);
  const answer = { challenge, code: totpCode(secret, 1) };
  expect((await post('login/factor', answer, '10.9.0.1', cookie)).statusCode).toBe(200);
});

it('wrong proofs on a device that the account trusts are counted for that device', async () => {
  const user = await newUser(shop);
  const logIn = { email: user.email, password: PASSWORD };
  const loggedIn = await post('login', logIn, '10.10.0.1');
  const known = loggedIn.cookies.find(({ name }) => name === 'known')!;
  const prove = (password: string, from: string, cookie = '') =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/proof',
      payload: { password },
      remoteAddress: from,
      headers: { cookie, authorization: `Bearer ${user.token}` },
    });
  const statuses = [];
  for (let i = 0; i < 42; i++) {
    statuses.push((await prove('a wrong guess', `10.11.${i}.1`)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(40).fill(400), 429, 429]);
  // A stolen session cannot use up the attempts of the owner's own browser.
  const trusted = await prove(PASSWORD, '10.11.0.1', `known=${known.value}`);
  expect(trusted.statusCode).toBe(200);
});
