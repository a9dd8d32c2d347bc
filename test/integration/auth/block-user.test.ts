import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';

let shop: TestApp;
let owner: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  owner = await newAdmin(shop);
});
afterAll(() => shop?.close());

const logIn = (email: string, password = PASSWORD) =>
  shop.api.post<{ token: string }>('auth/login', { email, password });

it('a blocked account is out at its next call, and cannot log in until it is unblocked', async () => {
  const [user, manager] = [await newUser(shop), await newStaff(shop, 'manager')];
  const blocked = await manager.api.post(`users/${user.id}/block`);
  expect([blocked.status, blocked.message]).toEqual([200, 'Account blocked.']);
  expect((await user.api.get('users/user')).status).toBe(401);
  const refused = await logIn(user.email);
  expect([refused.status, refused.code, refused.message]).toEqual([
    403,
    'account_blocked',
    'This account is blocked. Please contact us.',
  ]);
  expect((await logIn(user.email, 'guessed it')).status).toBe(401);
  const found = await owner.api.get<{ blockedAt: string | null }[]>(
    `users?searchTerm=${user.email}`,
  );
  expect(found.data.map(({ blockedAt }) => blockedAt)).toEqual([expect.any(String)]);
  const unblocked = await manager.api.post(`users/${user.id}/unblock`);
  expect([unblocked.status, unblocked.message]).toEqual([200, 'Account unblocked.']);
  expect((await logIn(user.email)).status).toBe(200);
});

it('an account is logged out everywhere, and may log in again', async () => {
  const [user, support] = [await newUser(shop), await newStaff(shop, 'support')];
  const second = shop.api.as((await logIn(user.email)).data.token);
  expect((await support.api.post(`users/${user.id}/log-out`)).message).toBe(
    'Logged out everywhere.',
  );
  for (const api of [user.api, second]) expect((await api.get('users/user')).status).toBe(401);
  expect((await logIn(user.email)).status).toBe(200);
});

it('accounts of staff are for owners, and the last owner stays', async () => {
  const [manager, support] = [await newStaff(shop, 'manager'), await newStaff(shop, 'support')];
  expect((await manager.api.post(`users/${support.id}/block`)).status).toBe(403);
  expect((await support.api.post(`users/${owner.id}/log-out`)).status).toBe(403);
  expect((await owner.api.post(`users/${owner.id}/block`)).code).toBe('own_account');
  expect((await owner.api.post(`users/${support.id}/block`)).status).toBe(200);
  expect((await support.api.get('orders')).status).toBe(401);
  for (const id of ['x', '01900000-0000-7000-8000-0000000000f1']) {
    expect((await owner.api.post(`users/${id}/block`)).status).toBe(404);
  }
});

it('of two owners who block each other at once, one stays', async () => {
  const other = await newStaff(shop, 'owner');
  const answers = await Promise.all([
    owner.api.post(`users/${other.id}/block`),
    other.api.post(`users/${owner.id}/block`),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
