import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { runningPostgres } from '../../src/platform/database/embedded/running-postgres.js';
import { addProduct, type TestProduct } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/password.js';
import { expectInvariants } from '../support/invariants.js';
import { createOrder, fill, type Order, pay, payByCard } from '../support/shoppers.js';
import { ShopProcess } from '../support/shop-process.js';
import { CardsProcess } from '../support/cards-process.js';
import { HttpApi } from '../support/http-api.js';

const DIST = resolve(__dirname, '../../dist/server/src/cli');
const EMAIL = 'buyer@example.com';
const VERIFIED: unknown = expect.stringMatching(/^scheduled-[\d-]+\.tar\.gz$/);

const folder = mkdtempSync(join(tmpdir(), 'vigor-backup-'));
const archive = join(folder, 'backup.tar.gz');
let cards: CardsProcess;
let settings: Record<string, string>;
const shops: ShopProcess[] = [];

beforeAll(async () => {
  cards = await CardsProcess.start();
  settings = { STRIPE_API_BASE: cards.url, DEMO: 'off', METRICS_PORT: 'off' };
});

afterAll(async () => {
  for (const shop of shops) await shop.close();
  await cards?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** Runs a command of the operator on a data folder, as `npm run` does; answers what it says. */
async function run(command: 'backup' | 'restore', dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(DIST, `${command}.js`), archive],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  return stdout;
}

async function open(before?: (dataDir: string) => Promise<unknown>): Promise<ShopProcess> {
  const shop = await ShopProcess.start(settings, before);
  shops.push(shop);
  return shop;
}

async function onDatabase<Result>({ dataDir }: ShopProcess, work: (db: Client) => Promise<Result>) {
  const db = new Client(await runningPostgres(dataDir));
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

async function logIn(shop: ShopProcess, call: 'auth/login' | 'auth/signup'): Promise<HttpApi> {
  const api = new HttpApi(shop.url);
  const who = { name: 'A Buyer', email: EMAIL, password: PASSWORD };
  const answer = await api.post<{ token: string }>(call, who);
  if (!answer.success) throw new Error(`not in: ${answer.body}`);
  return api.as(answer.data.token);
}

const ordersOf = async (api: HttpApi) => (await api.get<Order[]>('orders/user')).data;

it('restores a shop that was running, and settles what was paid since', async () => {
  const shop = await open();
  const product = await onDatabase(shop, (db) => addProduct(db, { quantity: 10 }));
  const buyer = await logIn(shop, 'auth/signup');
  await fill(buyer, product, 2);
  const bought = await createOrder(buyer, await payByCard(buyer, cards, 2 * 4_999));
  expect([200, 201]).toContain(bought.status);
  await fill(buyer, product, 3);
  const open1 = await pay(buyer, 3 * 4_999);

  expect(await run('backup', shop.dataDir)).toMatch(/^\S+backup\.tar\.gz: \d+ rows and 0 files/);

  // The card is charged after the backup, and the shop dies before it hears of it.
  await shop.kill();
  const { id: paid, status } = await cards.confirm(open1.data);
  expect(status).toBe('succeeded');

  const restored = await open((dataDir) => run('restore', dataDir));
  const again = await logIn(restored, 'auth/login');
  await eventually(async () => {
    expect((await ordersOf(again)).map((order) => order.transactionId).sort()).toEqual(
      [bought.data.transactionId, paid].sort(),
    );
  }, 60_000);
  await onDatabase(restored, (db) => expectInvariants(db, cards));
  const stock = await again.post<Record<string, number>>('products/stock', {
    productIds: [product.id],
  });
  expect(stock.data).toEqual({ [product.id]: 5 });

  await expectNewerPaymentsAreShown(restored, again, product);
});

/** An order placed after the backup is lost with its checkout: its payment is shown to the admin. */
async function expectNewerPaymentsAreShown(
  shop: ShopProcess,
  buyer: HttpApi,
  product: TestProduct,
) {
  rmSync(archive);
  await run('backup', shop.dataDir);
  await fill(buyer, product, 1);
  const late = await createOrder(buyer, await payByCard(buyer, cards, 4_999));
  expect([200, 201]).toContain(late.status);
  await shop.kill();

  const restored = await open((dataDir) => run('restore', dataDir));
  await onDatabase(restored, (db) =>
    db.query("UPDATE users SET role = 'admin' WHERE email = $1", [EMAIL]),
  );
  const admin = await logIn(restored, 'auth/login');
  await eventually(async () => {
    const { data } = await admin.get<{ paymentsWithoutOrder: { transactionId: string }[] }>(
      'operations',
    );
    expect(data.paymentsWithoutOrder).toMatchObject([{ transactionId: late.data.transactionId }]);
  }, 60_000);
}

it('makes verified backups by its schedule, also after it was killed in the middle of one', async () => {
  const shop = await ShopProcess.start({ ...settings, BACKUP_CRON: '* * * * * *' });
  shops.push(shop);
  const files = () => readdirSync(join(shop.dataDir, 'backups'));
  await eventually(() => expect(files()).toContainEqual(VERIFIED), 600_000);

  await onDatabase(shop, (db) =>
    eventually(async () => {
      const { rowCount } = await db.query('SELECT FROM backup_run WHERE ended_at IS NULL');
      expect(rowCount).toBe(1);
    }, 60_000),
  );
  await shop.kill();
  await shop.up({ BACKUP_CRON: '0 0 29 2 *' });
  await onDatabase(shop, (db) =>
    eventually(async () => {
      const runs = await db.query<{ problem: string | null; file: string | null }>(
        `SELECT problem, file FROM backup_run WHERE ended_at IS NOT NULL ORDER BY started_at DESC LIMIT 2`,
      );
      const [made, killed] = runs.rows;
      expect(made).toEqual({ problem: null, file: expect.stringMatching(/scheduled-/) });
      expect(killed?.problem).toBe('The process died during the backup.');
      const scratch = await db.query(
        `SELECT FROM pg_database WHERE datname LIKE 'vigor_backup_check_%'`,
      );
      expect(scratch.rowCount).toBe(0);
    }, 60_000),
  );
  expect(files().filter((name) => name.includes('.part'))).toEqual([]);
});
