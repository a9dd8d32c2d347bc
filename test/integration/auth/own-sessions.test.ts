import type { Schema } from '../../../common/contract/client.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newStaff, newUser } from '../../support/test-users.js';

type Session = Schema<'ActiveSession'>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => shop.close());

const logIn = async (email: string, address: string, device: string) => {
  const headers = { 'x-forwarded-for': address, 'user-agent': device };
  const { data } = await shop.api
    .with(headers)
    .post<{ token: string }>('auth/login', { email, password: PASSWORD });
  return shop.api.as(data.token);
};

it('lists where a user is logged in, and logs them out there', async () => {
  const user = await newUser(shop);
  const phone = await logIn(user.email, '203.0.113.7', 'A phone');
  const sessions = (await user.api.get<Session[]>('auth/sessions')).data;
  expect(sessions).toHaveLength(2);
  const [own, other] = [
    sessions.find(({ isCurrent }) => isCurrent),
    sessions.find(({ isCurrent }) => !isCurrent),
  ];
  expect(own).toBeDefined();
  expect(other).toMatchObject({ address: '203.0.113.7', device: 'A phone' });
  const ended = await user.api.delete(`auth/sessions/${other!._id}`);
  expect([ended.status, ended.message]).toEqual([200, 'Logged out there.']);
  expect((await phone.get('users/user')).status).toBe(401);
  expect((await user.api.delete(`auth/sessions/${other!._id}`)).status).toBe(404);
});

it('logs a user out everywhere else', async () => {
  const user = await newUser(shop);
  const [one, two] = [
    await logIn(user.email, '203.0.113.8', 'One'),
    await logIn(user.email, '203.0.113.9', 'Two'),
  ];
  expect((await one.delete('auth/sessions')).status).toBe(200);
  expect((await one.get('users/user')).status).toBe(200);
  expect((await two.get('users/user')).status).toBe(401);
  expect((await user.api.get('users/user')).status).toBe(401);
});

it('neither shows nor ends sessions of others', async () => {
  const [ann, bob] = [await newUser(shop), await newUser(shop)];
  const [session] = (await ann.api.get<Session[]>('auth/sessions')).data;
  expect((await bob.api.delete(`auth/sessions/${session!._id}`)).status).toBe(404);
  expect((await bob.api.delete('auth/sessions/x')).status).toBe(404);
  expect((await bob.api.delete('auth/sessions')).status).toBe(200);
  expect((await ann.api.get<Session[]>('auth/sessions')).data).toHaveLength(1);
});

it('the staff is listed with role, last use and second factor', async () => {
  const owner = await newAdmin(shop);
  const member = await newStaff(shop, 'warehouse');
  const list = await owner.api.get<Schema<'StaffMember'>[]>('staff');
  expect(list.meta).toMatchObject({ page: 1, total: 2 });
  expect(list.data.map(({ _id }) => _id)).toEqual([owner.id, member.id]);
  expect(list.data[1]).toMatchObject({
    staffRole: 'warehouse',
    hasSecondFactor: false,
    lastSeenAt: expect.any(String),
  });
});
