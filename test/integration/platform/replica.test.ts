import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { Replica } from '../../../src/platform/database/replica.js';
import { ReplicaLag } from '../../../src/platform/database/replica-lag.js';
import { addProduct, type TestProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../../support/replica.js';
import { fill } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

const NAME = 'Kettlebell 16 kg';
const OLD = 'Kettlebell of a moment ago';

let postgres: ReplicatedPostgres;
let shop: TestApp;
let primary: Client;
let replica: Client;
let admin: TestUser;
let buyer: TestUser;
let product: TestProduct;

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  shop = await startTestApp({
    DATABASE_URL: postgres.primaryUrl,
    DATABASE_READ_URL: postgres.replicaUrl,
  });
  [primary, replica] = [new Client(postgres.primaryUrl), new Client(postgres.replicaUrl)];
  await primary.connect();
  await replica.connect();
  replica.on('error', () => undefined);
  admin = await newAdmin(shop);
  buyer = await newUser(shop);
  product = await addProduct(primary, { name: OLD, quantity: 5 });
  await primary.query(`
    INSERT INTO product_words SELECT id, lower(name), product_words_of(name, '', '') FROM product;
    INSERT INTO catalog_word
      SELECT DISTINCT unnest(tsvector_to_array(words)) FROM product_words`);
  await postgres.caughtUp();
  // From here on the replica stands still, so that one can tell who answers.
  await replica.query('SELECT pg_wal_replay_pause()');
  await eventually(async () => {
    const { rows } = await replica.query<{ state: string }>(
      'SELECT pg_get_wal_replay_pause_state() AS state',
    );
    expect(rows[0]!.state).toBe('paused');
  });
  await primary.query('UPDATE product SET name = $1, quantity = 3', [NAME]);
});

afterAll(async () => {
  await shop?.close();
  await primary?.end();
  await replica?.end();
  await postgres?.close();
});

interface Product {
  readonly name: string;
  readonly quantity: number;
}
interface Operations {
  readonly replica: { readonly awaySince: string | null } | null;
}
const seenBy = async ({ api }: Pick<TestApp, 'api'>) => {
  const list = await api.get<Product[]>('products');
  const one = await api.get<Product>(`products/${product.id}`);
  expect([list, one]).toMatchObject([{ status: 200 }, { status: 200 }]);
  return [list.data[0]!.name, one.data.name];
};

it('answers the public reads of the catalog', async () => {
  // With Redis the first moment is one in which a change may have been missed.
  await eventually(async () => expect(await seenBy(shop)).toEqual([OLD, OLD]));
  await eventually(async () => expect(await seenBy(buyer)).toEqual([OLD, OLD]));
  await eventually(async () => {
    const found = await shop.api.get<Product[]>('products?searchTerm=moment');
    expect(found.data.map(({ name }) => name)).toEqual([OLD]);
  });
});

it('never answers who has to see what was just written', async () => {
  expect(await seenBy(admin)).toEqual([NAME, NAME]);
  await fill(buyer.api, product, 2);
  const cart = await buyer.api.get<{ quantity: number; product: Product }[]>('cart/user');
  expect(cart.data).toMatchObject([{ quantity: 2, product: { name: NAME, quantity: 3 } }]);
  const stock = await shop.api.post('products/stock', { productIds: [product.id] });
  expect(stock.data).toEqual({ [product.id]: 3 });
});

it('gives an admin no search that it answered for others', async () => {
  const { id, name } = await addProduct(primary, { name: 'Dumbbell of this moment' });
  await primary.query(
    `INSERT INTO product_words SELECT id, lower(name), product_words_of(name, '', '') FROM product
      WHERE id = $1`,
    [id],
  );
  const foundBy = async ({ api }: Pick<TestApp, 'api'>) =>
    (await api.get<Product[]>('products?searchTerm=moment')).data.map((found) => found.name);
  await eventually(async () => expect(await foundBy(shop)).toEqual([OLD]));
  expect(await foundBy(admin)).toContain(name);
  await eventually(async () => expect(await foundBy(shop)).toEqual([OLD]));
  await primary.query('UPDATE product SET deleted_at = now() WHERE id = $1', [id]);
});

it('is left alone for a moment after a change of the catalog', async () => {
  // Changed again where the moment was over before one could look.
  await eventually(async () => {
    const change = await admin.api.put(`products/${product.id}`, { featured: true });
    expect(change.status).toBe(200);
    expect(await seenBy(shop)).toEqual([NAME, NAME]);
  });
  await eventually(async () => expect(await seenBy(shop)).toEqual([OLD, OLD]));
});

it('says how far it is behind, until it has all', async () => {
  const lag = () => shop.app.get(ReplicaLag).seconds();
  await eventually(async () => expect(await lag()).toBeGreaterThan(0.1));
  await replica.query('SELECT pg_wal_replay_resume()');
  await eventually(async () => expect(await lag()).toBe(0));
});

it('does not say how far behind a server is that replays nothing', async () => {
  const noReplica = new Replica({ ...shop.env, DATABASE_READ_URL: postgres.primaryUrl });
  const lag = new ReplicaLag(shop.app.get(DataSource), noReplica);
  await expect(lag.seconds()).resolves.toBeNaN();
  await noReplica.onApplicationShutdown();
});

it('is done without while it is unavailable, and the admin is told', async () => {
  const state = async () => (await admin.api.get<Operations>('operations')).data.replica;
  await eventually(async () => expect(await state()).toEqual({ awaySince: null }));
  await postgres.stopReplica();
  expect(await seenBy(shop)).toEqual([NAME, NAME]);
  expect(await state()).toEqual({ awaySince: expect.stringMatching(/^\d{4}-/) });
  expect(shop.app.get(Replica).state?.awaySince).toBeInstanceOf(Date);
});
