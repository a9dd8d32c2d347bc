import { Client } from 'pg';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addProduct } from '../../support/catalog-rows.js';
import { newAdmin } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
  const db = new Client(shop.databaseUrl);
  await db.connect();
  for (let n = 0; n < 80; n++) await addProduct(db, { name: `Kettlebell ${n}` });
  await db.end();
});

afterAll(() => shop.close());

const get = (url: string, encoding?: string, more: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }), ...more } });
const LIST = '/api/products?limit=20';

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a list travels by %s where the caller takes it', async (encoding, open) => {
  const plain = await get(LIST);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await get(LIST, encoding);
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(open(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  expect(String(packed.headers.vary).toLowerCase()).toMatch(/authorization.*accept-encoding/);
});

it('a list of more than 32 KB travels packed, too', async () => {
  const long = '/api/products?limit=100';
  const [plain, packed] = [await get(long), await get(long, 'br')];
  expect(plain.rawPayload.length).toBeGreaterThan(32 * 1024);
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('an encoding that the caller refuses is not used', async () => {
  expect((await get(LIST, 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get(LIST, 'identity')).headers['content-encoding']).toBeUndefined();
});

it('a list that the caller has already is not sent again, whatever its encoding', async () => {
  const { headers } = await get(LIST, 'br');
  const again = await get(LIST, 'gzip', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

it('an export travels packed, too, and what is short as it is', async () => {
  const { token } = await newAdmin(shop);
  const csv = await get('/api/products/export.csv', 'gzip', { authorization: `Bearer ${token}` });
  expect(csv.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(csv.rawPayload).toString().split('\n').length).toBeGreaterThan(20);
  expect((await get('/health/live', 'br')).headers['content-encoding']).toBeUndefined();
});
