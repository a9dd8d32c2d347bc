import { Client } from 'pg';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

interface Found {
  readonly _id: string;
  readonly createdAt: string;
  readonly totalPrice: number;
  readonly customerDetails: { readonly fullName: string };
}

/** None of its parts is one of the usual details. */
const ELSEWHERE = {
  fullName: 'Bo Ek',
  email: 'bo@elsewhere.test',
  phone: '99887766550',
  address: '7 Side Road',
  city: 'Malmo',
  state: 'SK',
  zip: '55555',
};

let shop: TestApp;
let db: Client;
let admin: TestUser;
let shopper: TestUser;

/** Orders of one cent, two cents and so on, the dearest first placed. */
async function placeMany(count: number, fullName: string): Promise<void> {
  await db.query(
    `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents, shipping_cents,
       full_name, email, phone, address, city, state, zip, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'pi_' || $2 || n, $1, n, 0, $2, 'm@b.co',
            '1', '1', '1', '1', '1', '2026-01-01'::timestamptz - n * interval '1 minute'
       FROM generate_series(1, $3::int) AS n`,
    [admin.id, fullName, count],
  );
  await db.query(
    `INSERT INTO order_line (order_id, position, product_id, name, price_cents, quantity)
     SELECT id, 0, gen_random_uuid(), 'Bell', total_cents, 1 FROM orders WHERE full_name = $1`,
    [fullName],
  );
}

const search = (query: string, limit = 3) =>
  admin.api.get<Found[]>(`orders?limit=${limit}&${query}`);
const prices = (rows: readonly Found[]) => rows.map(({ totalPrice }) => totalPrice);

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  shopper = await newUser(shop);
  await placeMany(40, 'Fifty Ada');
  await placeMany(10_020, 'Countless Bo');
});

afterAll(async () => {
  await db.end();
  await shop.close();
});

it('finds by number, id, transaction, name and email, by day and by status', async () => {
  const { id, number, transactionId } = await placeOrder(shop, admin.id);
  const found = async (query: string) =>
    (await admin.api.get<Found[]>(`orders?${query}`)).data.map(({ _id }) => _id);
  const { data } = await admin.api.get<Found>(`orders/${id}`);
  const day = data.createdAt.slice(0, 10);
  for (const term of [String(number), id, transactionId, 'lovela', 'ada@ex']) {
    expect(await found(`searchTerm=${term}&from=${day}&to=${day}`)).toContain(id);
  }
  expect(await found('searchTerm=100%25')).toEqual([]);
  expect(await found('status=pending&sort=-number&limit=1')).toEqual([id]);
  expect(await found('to=2020-01-01')).toEqual([]);
});

it.each([
  ['the account’s email', () => encodeURIComponent(shopper.email.toUpperCase())],
  ['a part of the address', () => '1%20main%20st'],
  ['the city', () => 'london'],
  ['the ZIP code', () => '1234'],
  ['the phone number as people write it', () => '(012)%20345-6789'],
  ['words of a product, the last of them begun', () => 'rowing%20erg'],
  ['words of a product in any order', () => 'ergometer%20rowing'],
])('finds by %s', async (_case, term) => {
  const { id } = await placeOrder(shop, shopper.id, { name: 'Rowing Ergometer 2.5 m' });
  await placeOrder(shop, admin.id, { name: 'Rope', details: ELSEWHERE });
  const { data } = await search(`searchTerm=${term()}&sort=-number`);
  expect(data[0]?._id).toBe(id);
});

it('a search is counted, sorted and paged', async () => {
  const dearest = await search('searchTerm=fifty&sort=-totalPrice');
  expect(dearest.meta).toMatchObject({ total: 40, totalIsExact: true });
  expect(prices(dearest.data)).toEqual([0.4, 0.39, 0.38]);
  const next = await search('searchTerm=fifty&sort=-totalPrice&page=2');
  expect(prices(next.data)).toEqual([0.37, 0.36, 0.35]);
  const newest = await search('searchTerm=fifty&sort=-createdAt');
  expect(prices(newest.data)).toEqual([0.01, 0.02, 0.03]);
});

it('a page behind the last one is empty, and still tells how many there are', async () => {
  const { data, meta } = await search('searchTerm=fifty&page=99');
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ page: 99, total: 40, totalIsExact: true });
});

it('of more than 10,000 found the first page is the right one, and the count a lower bound', async () => {
  const { data, meta } = await search('searchTerm=countless&sort=-totalPrice');
  expect(prices(data)).toEqual([100.2, 100.19, 100.18]);
  expect(data[0]?.customerDetails.fullName).toBe('Countless Bo');
  expect(meta).toMatchObject({ total: 10_000, totalIsExact: false });
  const shipped = await search('searchTerm=countless&status=shipped');
  expect(shipped.meta).toMatchObject({ total: 0, totalIsExact: true });
});

it('of a product that very many bought each order comes once, on whatever page', async () => {
  const { data, meta } = await search('searchTerm=bell&sort=totalPrice&page=2');
  expect(prices(data)).toEqual([0.02, 0.03, 0.03]);
  expect(meta).toMatchObject({ total: 10_000, totalIsExact: false });
  const last = await search('searchTerm=bell&sort=totalPrice&page=101', 100);
  expect(prices(last.data).slice(-1)).toEqual([100.2]);
  expect(last.meta).toMatchObject({ total: 10_000, totalIsExact: false });
  const days = await search('searchTerm=bell&to=2025-12-25');
  expect(days.meta?.total).toBeLessThanOrEqual(1_380);
  expect(days.meta?.totalIsExact).toBe(false);
  const end = await search('searchTerm=bell&to=2025-12-25&page=460');
  expect(prices(end.data)).toEqual([100.18, 100.19, 100.2]);
  expect(end.meta).toMatchObject({ total: 1_380, totalIsExact: true });
});

it('exports what a search finds, few or many', async () => {
  const rows = async (term: string) =>
    (await admin.api.get(`orders/export.csv?searchTerm=${term}`)).body.trim().split('\n').length -
    1;
  expect(await rows('fifty')).toBe(40);
  expect(await rows('bell')).toBe(10_060);
});
