import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { placeOrder } from '../../support/sales.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newStaff, newUser, type TestUser } from '../../support/test-users.js';
import { OPERATIONS, type Operation } from '../../support/openapi/api-document.js';
import { addAuthenticator } from '../../support/totp.js';

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

/** As if the last proof had been made so long ago. */
const age = (by = '16 minutes') =>
  db.query(`UPDATE session SET started_at = now() - $1::interval, proved_at = NULL`, [by]);
const prove = ({ api }: TestUser) => api.post('auth/proof', { password: PASSWORD });
const set = async (changes: object) => {
  const { data } = await owner.api.get<{ version: number }>('settings');
  return owner.api.put('settings', { ...changes, version: data.version });
};
const OFF = {
  staffSecondFactor: 'optional',
  reauthRefundAbove: null,
  reauthExports: 'off',
  reauthRoleChanges: 'off',
};
afterEach(async () => {
  await prove(owner);
  expect((await set(OFF)).status).toBe(200);
});

const isFile = ({ responses }: Operation) =>
  Object.values(responses).some(({ content = {} }) => 'text/csv' in content);
/** Files of the catalog, which say nothing of people or of money. */
const OF_CATALOG = [
  'GET products/export.csv',
  'GET categories/export.csv',
  'GET products/imports/{id}/file.csv',
];
/** The shopper's own, which asks for the password. */
const OF_SHOPPER = 'POST users/user/export';
const EXPORTS = OPERATIONS.filter((one) => isFile(one) || one.route.endsWith('/export')).filter(
  ({ route }) => ![...OF_CATALOG, OF_SHOPPER].includes(route),
);
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';
/** Calls a route with what it cannot do without. */
const call = ({ api }: TestUser, { method, route }: Operation) => {
  const path = route.split(' ')[1]!.replaceAll(/\{\w+\}/g, UNKNOWN_ID);
  if (method === 'GET') return api.get(`${path}?month=2026-01&from=2026-01-01&to=2026-01-31`);
  return method === 'POST' ? api.post(path) : method === 'PUT' ? api.put(path) : api.delete(path);
};

it('out of the box nothing asks', async () => {
  await age();
  for (const one of EXPORTS) expect((await call(owner, one)).code).not.toBe('reauth_required');
  const { id } = await newUser(shop);
  await age();
  expect((await owner.api.put(`users/make-admin?id=${id}`)).status).toBe(200);
});

it('every export of people or of money asks for a proof, and none of the catalog', async () => {
  await set({ reauthExports: 'required' });
  await age();
  expect(EXPORTS.length).toBeGreaterThan(6);
  for (const one of EXPORTS) {
    const { status, code } = await call(owner, one);
    expect([one.route, status, code]).toEqual([one.route, 403, 'reauth_required']);
  }
  const asking = OPERATIONS.filter(({ route }) => OF_CATALOG.includes(route));
  expect(asking).toHaveLength(OF_CATALOG.length);
  for (const one of asking) expect((await call(owner, one)).status).not.toBe(403);
});

it('a proof holds for 15 minutes, in its session', async () => {
  await set({ reauthExports: 'required' });
  await age('14 minutes');
  const file = 'users/export.csv';
  expect((await owner.api.get(file)).status).toBe(200);
  await age();
  expect((await owner.api.get(file)).code).toBe('reauth_required');
  const other = await shop.api.post<{ token: string }>('auth/login', {
    email: owner.email,
    password: PASSWORD,
  });
  expect((await shop.api.as(other.data.token).get(file)).status).toBe(200);
  expect((await owner.api.get(file)).status).toBe(403);
  await prove(owner);
  expect((await owner.api.get(file)).status).toBe(200);
});

it('who may not export is told so, and asked for nothing', async () => {
  await set({ reauthExports: 'required' });
  const { email } = await newStaff(shop, 'support');
  const login = { email, password: PASSWORD };
  const { data } = await shop.api.post<{ token: string }>('auth/login', login);
  await age();
  expect((await shop.api.as(data.token).get('users/export.csv')).code).toBe('forbidden');
});

/** Takes access away from an address, and gives none. */
const REVOCATION = 'DELETE staff/invitations/{id}';
const CHANGES_OF_STAFF = OPERATIONS.filter(({ method, route }) =>
  method === 'GET' || route === REVOCATION
    ? false
    : /^\w+ (staff|users\/make-admin|users\/\{id\}\/factors)/.test(route),
);

it('every change of staff asks', async () => {
  await set({ reauthRoleChanges: 'required' });
  const member = await newStaff(shop, 'support');
  await age();
  expect(CHANGES_OF_STAFF.length).toBeGreaterThan(6);
  for (const one of CHANGES_OF_STAFF) {
    expect([one.route, (await call(owner, one)).code]).toEqual([one.route, 'reauth_required']);
  }
  await prove(owner);
  expect((await owner.api.delete(`staff/${member.id}`)).status).toBe(200);
});

it('refunds above an amount ask, and change nothing before', async () => {
  const buyer = await newUser(shop);
  const { id } = await placeOrder(shop, buyer.id, { cents: 4_999 });
  const cancel = () => owner.api.put(`orders/status/admin/${id}`, { status: 'canceled' });
  const small = await placeOrder(shop, buyer.id, { cents: 4_900 });
  await set({ reauthRefundAbove: 49 });
  await age();
  const smallOne = await owner.api.put(`orders/status/admin/${small.id}`, { status: 'canceled' });
  expect(smallOne.status).toBe(200);
  expect((await cancel()).code).toBe('reauth_required');
  expect((await owner.api.get(`orders/${id}`)).data).toMatchObject({ status: 'pending' });
  const shipped = await owner.api.put(`orders/status/admin/${id}`, { status: 'shipped' });
  expect(shipped.status).toBe(200);
  const returned = () => owner.api.put(`orders/status/admin/${id}`, { status: 'returned' });
  expect((await returned()).code).toBe('reauth_required');
  await prove(owner);
  expect((await returned()).status).toBe(200);
});

it('refunds of parts count together', async () => {
  const { id } = await placeOrder(shop, (await newUser(shop)).id, { cents: 4_999 });
  await set({ reauthRefundAbove: 30 });
  await age();
  const refund = (amount: number) =>
    owner.api.post(`orders/${id}/refunds`, {
      key: randomUUID(),
      reason: 'goodwill',
      amount,
      total: amount,
    });
  expect((await refund(20)).status).toBe(200);
  expect((await refund(20)).code).toBe('reauth_required');
  expect((await refund(10)).status).toBe(200);
  await prove(owner);
  expect((await refund(19)).status).toBe(200);
});

it('what asks is not turned off without a proof, nor by going back to older settings', async () => {
  const { data } = await owner.api.get<{ version: number }>('settings');
  await set({ reauthExports: 'required' });
  await age();
  expect((await set({ reauthExports: 'off' })).code).toBe('reauth_required');
  const restored = await owner.api.post('settings/restore', {
    restore: data.version,
    version: data.version + 1,
  });
  expect(restored.code).toBe('reauth_required');
  expect((await set({ city: 'Bari' })).status).toBe(200);
});

it('what the shop asks of its staff is nobody else’s business', async () => {
  const { body } = await shop.api.get('shop');
  expect(body).not.toContain('reauth');
  expect(body).not.toContain('SecondFactor');
});

it('staff without a required second factor may only add it', async () => {
  const member = await newStaff(shop, 'support');
  await set({ staffSecondFactor: 'required' });
  const refused = await member.api.get('orders');
  expect([refused.status, refused.code]).toEqual([403, 'factor_setup_required']);
  const { id } = await placeOrder(shop, (await newUser(shop)).id);
  expect((await member.api.get(`orders/${id}`)).status).toBe(404);
  expect((await member.api.get('users/user')).status).toBe(200);
  expect((await member.api.get('auth/factors')).data).toMatchObject({ isRequired: true });
  const shopper = await newUser(shop);
  expect((await shopper.api.get('auth/factors')).data).toMatchObject({ isRequired: false });
  expect((await shopper.api.get('cart/user')).status).toBe(200);
  await addAuthenticator(member);
  expect((await member.api.get('orders')).status).toBe(200);
  expect((await member.api.get(`orders/${id}`)).status).toBe(200);
  // For the next test, the owner, too.
  await db.query(
    `INSERT INTO totp_factor (user_id, secret, created_at, confirmed_at) VALUES ($1, 'x', now(), now())`,
    [owner.id],
  );
  expect((await set(OFF)).status).toBe(200);
  await db.query('DELETE FROM totp_factor WHERE user_id = $1', [owner.id]);
});
