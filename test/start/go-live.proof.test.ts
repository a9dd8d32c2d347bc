import { Client } from 'pg';
import { HttpApi } from '../support/http-api.js';
import { createDatabase, dropDatabase, startTestPostgres } from '../support/postgres.js';
import { ShopProcess } from '../support/shop-process.js';
import { runBuilt } from './run-built.js';

jest.setTimeout(900_000);

const OWNER = 'owner@iron.example';
const PRODUCTION = {
  NODE_ENV: 'production',
  SHOP_URL: 'https://iron.example',
  HOST: '127.0.0.1',
  JWT_SECRET: 'a-secret-that-only-tests-know-of-32',
  MAIL_FROM: 'shop@iron.example',
  // Nothing is sent and nobody pays.
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_TEST_KEYS: 'on',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  METRICS_PORT: 'off',
  RATE_LIMITS: 'on',
};

const logIn = (shop: ShopProcess, email: string, password: string) =>
  new HttpApi(shop.url).post<{ token: string }>('auth/login', { email, password });
const endOfStart = (shop: ShopProcess, settings: Readonly<Record<string, string>>) =>
  shop.up(settings).then(
    () => 'it started',
    (error: Error) => error.message,
  );

describe('a shop that was tried on a bare machine', () => {
  let shop: ShopProcess;

  beforeAll(async () => {
    shop = await ShopProcess.start();
    await shop.kill('SIGTERM');
  });
  afterAll(() => shop?.close());

  it('goes live: refused, copied, started, for its owner alone', async () => {
    const refused = await endOfStart(shop, PRODUCTION);
    expect(refused).toMatch('Production refuses the data of a trial:');
    expect(refused).toMatch(/ {2}- Anybody can read the password of admin@vigor\.test, user@/);
    expect(refused).toMatch(/ {2}- The database has the data of a trial \(the demo of /);
    expect(shop.exitCode).toBe(1);

    const settings = { ...PRODUCTION, DATA_DIR: shop.dataDir };
    const dry = await runBuilt('cli/go-live', [OWNER, '--dry-run'], settings);
    expect([dry.code, dry.output]).toEqual([0, expect.stringMatching(/nothing was changed\.\n$/)]);
    const { code, output } = await runBuilt('cli/go-live', [OWNER], settings);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/the trial is in the database vigor_/),
    ]);
    const password = /with the password (\S+)/.exec(output)?.[1] ?? '';

    expect(await endOfStart(shop, PRODUCTION)).toBe('it started');
    expect((await logIn(shop, 'admin@vigor.test', 'vigor-admin')).status).toBe(401);
    const owner = await logIn(shop, OWNER, password);
    expect(owner.status).toBe(200);
    const api = new HttpApi(shop.url, owner.data.token);
    expect((await api.get<unknown[]>('orders')).data).toEqual([]);
    const { data } = await api.get<{ images: string[] }[]>('products');
    expect(data.length).toBeGreaterThan(5);
    expect((await fetch(shop.url + data[0]?.images[0])).status).toBe(200);
  });
});

describe('going live that is killed', () => {
  const DATABASE = `vigor_killed_${process.pid}`;
  let shop: ShopProcess;
  let db: Client;
  let settings: Record<string, string>;

  beforeAll(async () => {
    await startTestPostgres();
    const url = await createDatabase(DATABASE);
    shop = await ShopProcess.start({ DATABASE_URL: url, DEMO: 'off' });
    const account = { name: 'Ada', email: 'ada@example.com', password: 'a long password' };
    expect((await new HttpApi(shop.url).post('auth/signup', account)).status).toBe(201);
    await shop.kill('SIGTERM');
    settings = { DATABASE_URL: url, DATA_DIR: shop.dataDir };
    db = new Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
    await db.connect();
  });
  afterAll(async () => {
    for (const name of await databases()) await dropDatabase(name);
    await db?.end();
    await shop?.close();
  });

  /** The databases of the shop. */
  async function databases(): Promise<string[]> {
    const { rows } = await db.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database
        WHERE datname LIKE '${DATABASE}%' OR datname LIKE 'vigor_go_live_%' ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  }

  async function inShop(sql: string): Promise<unknown[]> {
    const client = new Client(settings.DATABASE_URL);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>({ text: sql })).rows;
    } finally {
      await client.end();
    }
  }
  it('is for a shop whose start has recorded the stand-in, beside which production does not work', async () => {
    expect(await inShop('SELECT stand_in_used_at IS NULL AS none FROM installation')).toEqual([
      { none: false },
    ]);
    const nothing = await runBuilt('cli/go-live', [OWNER], settings);
    expect([nothing.code, nothing.output]).toEqual([1, expect.stringMatching(/was never tried/)]);
    await inShop(`UPDATE installation SET demo_used_at = now()`);
    const redis = { REDIS_URL: 'redis://127.0.0.1:9' };
    const worker = await runBuilt('worker', [], { ...PRODUCTION, ...settings, ...redis });
    expect(worker.output).toMatch('Production refuses the data of a trial:');
    expect(worker.code).toBe(1);
  });

  it('is not asked for beside real payments: production starts, and its log warns', async () => {
    await inShop('UPDATE installation SET real_payments_found_at = now()');
    await shop.up(PRODUCTION);
    expect(shop.log).toMatch(/"msg":"The database has the data of a trial .* beside real payments/);
    await shop.kill('SIGTERM');
    await inShop('UPDATE installation SET real_payments_found_at = NULL');
  });

  const emails = () => inShop('SELECT email FROM users');
  const killedAt = (point: string) =>
    runBuilt('cli/go-live', [OWNER], { ...settings, FAILPOINTS: point });

  it.each(['go-live-created', 'go-live-migrated', 'go-live-copied', 'go-live-filled'])(
    'at %s has not happened',
    async (point) => {
      expect((await killedAt(point)).signal).toBe('SIGKILL');
      expect(await databases()).toEqual([expect.stringMatching(/^vigor_go_live_\d+$/), DATABASE]);
      expect(await emails()).toEqual([{ email: 'ada@example.com' }]);
    },
  );

  it('once the names are exchanged is whole, and leaves nothing else', async () => {
    expect((await killedAt('go-live-exchanged')).signal).toBe('SIGKILL');
    expect(await databases()).toEqual([DATABASE, expect.stringMatching(/_trial_\d{8}$/)]);
    expect(await emails()).toEqual([{ email: OWNER }]);
    const again = await runBuilt('cli/go-live', [OWNER], settings);
    expect([again.code, again.output]).toEqual([1, expect.stringMatching(/was never tried/)]);
    // The one that was not printed any more.
    const { output } = await runBuilt('cli/admin', [OWNER, '--new-password'], settings);
    const password = /has the new password ([\w-]+)/.exec(output)?.[1] ?? '';
    await shop.up();
    expect((await logIn(shop, OWNER, password)).status).toBe(200);
    await shop.kill('SIGTERM');
  });
});
