import { Client } from 'pg';
import { DAY_MS } from '../../../src/kernel/time.js';
import type { ApiClient } from '../../support/api-client.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';

let shop: TestApp;
let db: Client;
let owner: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
  owner = await newAdmin(shop);
});
afterAll(async () => {
  await db?.end();
  await shop?.close();
});

const roleOf = async ({ id }: TestUser) => {
  const { rows } = await db.query<{ role: string; staff_role: string | null }>(
    'SELECT role, staff_role FROM users WHERE id = $1',
    [id],
  );
  return [rows[0]?.role, rows[0]?.staff_role];
};
const profile = (api: ApiClient) => api.get<{ role: string; staffRole: string }>('users/user');

it('somebody removed gets 401 at the next call of an open browser', async () => {
  const member = await newStaff(shop, 'manager');
  expect((await profile(member.api)).data).toMatchObject({ role: 'admin', staffRole: 'manager' });
  const removed = await owner.api.delete(`staff/${member.id}`);
  expect([removed.status, removed.message]).toEqual([200, 'Removed from the staff.']);
  expect((await member.api.get('orders')).status).toBe(401);
  expect(await roleOf(member)).toEqual(['user', null]);
  expect((await owner.api.delete(`staff/${member.id}`)).status).toBe(404);
});

it('another role counts at the next call', async () => {
  const member = await newStaff(shop, 'analyst');
  expect((await member.api.get('orders')).status).toBe(403);
  const staffRole = 'support';
  const changed = await owner.api.put(`staff/${member.id}`, { staffRole });
  expect([changed.status, changed.message]).toEqual([200, 'Role changed.']);
  expect((await member.api.get('orders')).status).toBe(200);
});

it('a role that does not exist, and somebody who is not staff, are refused', async () => {
  const { id } = await newUser(shop);
  const unknown = await owner.api.put(`staff/${owner.id}`, { staffRole: 'king' });
  expect([unknown.status, unknown.message]).toEqual([
    400,
    'staffRole must be one of owner, manager, support, warehouse, analyst',
  ]);
  expect((await owner.api.put(`staff/${id}`, { staffRole: 'support' })).status).toBe(404);
  expect((await owner.api.put('staff/x', { staffRole: 'support' })).status).toBe(404);
});

it('the last owner stays, though two remove each other at once', async () => {
  for (let round = 0; round < 5; round++) {
    const other = await newStaff(shop, 'owner');
    const answers = await Promise.all([
      owner.api.delete(`staff/${other.id}`),
      other.api.delete(`staff/${owner.id}`),
    ]);
    // Who is removed first may find the own session ended.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await db.query("SELECT FROM users WHERE staff_role = 'owner'");
    expect(rows).toHaveLength(1);
    if ((await roleOf(owner))[0] === 'user') owner = other;
  }
  const last = await owner.api.put(`staff/${owner.id}`, { staffRole: 'manager' });
  expect([last.status, last.message]).toEqual([
    409,
    'The shop needs an owner. Make somebody else an owner first.',
  ]);
});

it.each([
  ['the last login', 3, 1],
  ['the last use of a session', 1, 3],
])('who was last seen at %s is shown so', async (_what, daysSinceUse, daysSinceLogin) => {
  const member = await newStaff(shop, 'support');
  const { id } = member;
  await db.query(
    `UPDATE session SET started_at = now() - interval '9 days',
                        last_seen_at = now() - $2 * interval '1 day' WHERE user_id = $1`,
    [id, daysSinceUse],
  );
  await db.query(
    `INSERT INTO security_event (id, kind, user_id, first_at, at, count)
     SELECT gen_random_uuid(), 'login.succeeded', $1, at, at, 1
       FROM (SELECT now() - $2 * interval '1 day' AS at) AS login`,
    [id, daysSinceLogin],
  );
  const { data } = await owner.api.get<{ _id: string; lastSeenAt: string }[]>('staff?limit=100');
  const { lastSeenAt } = data.find(({ _id }) => _id === id)!;
  const days = (Date.now() - new Date(lastSeenAt).getTime()) / DAY_MS;
  expect(days).toBeCloseTo(1, 1);
});

it('an order is shipped by the warehouse, and canceled by support', async () => {
  const buyer = await newUser(shop);
  const [warehouse, support] = [await newStaff(shop, 'warehouse'), await newStaff(shop, 'support')];
  const { id } = await placeOrder(shop, buyer.id);
  const become = ({ api }: TestUser, status: string) =>
    api.put(`orders/status/admin/${id}`, { status }).then((answer) => answer.status);
  expect(await become(warehouse, 'canceled')).toBe(403);
  expect(await become(support, 'shipped')).toBe(403);
  expect(await become(warehouse, 'shipped')).toBe(200);
  expect(await become(support, 'returned')).toBe(200);
});

it('an order of somebody else is unknown to an analyst', async () => {
  const buyer = await newUser(shop);
  const { id } = await placeOrder(shop, buyer.id);
  expect((await (await newStaff(shop, 'analyst')).api.get(`orders/${id}`)).status).toBe(404);
  expect((await (await newStaff(shop, 'warehouse')).api.get(`orders/${id}`)).status).toBe(200);
});

it('an admin whom the release before has made counts as a manager', async () => {
  const { id, api } = await newUser(shop);
  await db.query("UPDATE users SET role = 'admin' WHERE id = $1", [id]);
  expect((await profile(api)).data).toMatchObject({ role: 'admin', staffRole: 'manager' });
  expect((await api.get('operations')).status).toBe(200);
  expect((await owner.api.put(`staff/${id}`, { staffRole: 'analyst' })).status).toBe(200);
  expect((await api.get('operations')).status).toBe(403);
});
