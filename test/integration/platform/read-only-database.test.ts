import { Client } from 'pg';
import { addProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser, type TestUser } from '../../support/test-users.js';

let shop: TestApp;
let operator: Client;
let buyer: TestUser;
let product: string;

beforeAll(async () => {
  shop = await startTestApp();
  // A superuser of the server, in no transaction of the shop's own database.
  operator = new Client({ connectionString: shop.databaseUrl });
  await operator.connect();
  buyer = await newUser(shop);
  product = (await addProduct(operator)).id;
});
afterAll(async () => {
  await operator.end();
  await shop.close();
});

const put = () => buyer.api.post('cart/create-cart', { product, quantity: 1 });
const readiness = async () =>
  (await shop.app.inject({ method: 'GET', url: '/health/ready' })).statusCode;

/** New connections are read-only, as those to a primary that was replaced; open ones are closed. */
async function demote(isReadOnly: boolean): Promise<void> {
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  await operator.query('SET default_transaction_read_only = off');
  await operator.query(
    `ALTER DATABASE "${name}" SET default_transaction_read_only = ${isReadOnly}`,
  );
}

it('is left for the next primary as soon as it refuses a write', async () => {
  await demote(true);
  await operator.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await eventually(async () => {
    const refused = await put();
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(await readiness()).toBe(503);
  });
  // The address leads to the next primary now; connections that stay open would still lead to the last one.
  await demote(false);
  await eventually(async () => expect(await readiness()).toBe(200));
  await eventually(async () => expect((await put()).status).toBe(201));
});
