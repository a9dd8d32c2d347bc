import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser } from '../../support/test-users.js';
import { addAuthenticator } from '../../support/totp.js';
import { stopClock } from '../../support/virtual-clock.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

/** The statuses of so many calls. */
async function statusesOf(times: number, call: () => Promise<{ status: number }>) {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push((await call()).status);
  return statuses;
}

it('links of invitations are looked up 40 times in ten minutes from an address', async () => {
  stopClock(shop);
  const look = () => shop.api.post('auth/invitation', { token: 'a-guess' });
  expect(await statusesOf(41, look)).toEqual([...Array<number>(40).fill(400), 429]);
});

it('second factors of an account are changed 60 times, each with an email, and read more often', async () => {
  const user = await newUser(shop);
  await addAuthenticator(user);
  stopClock(shop);
  const renew = () => user.api.post('auth/factors/recovery-codes');
  expect(await statusesOf(61, renew)).toEqual([...Array<number>(60).fill(200), 429]);
  const read = () => user.api.get('auth/factors');
  expect(await statusesOf(61, read)).toEqual(Array(61).fill(200));
});
