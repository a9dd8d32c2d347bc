import { basename } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../../src/boot/create-app.js';
import type { Env } from '../../../src/config/env.js';
import { COPIED_TABLES } from '../../../src/platform/backup/go-live/table-lists.js';
import { Readiness } from '../../../src/platform/operations/readiness.js';
import { ApiClient } from '../../support/api-client.js';
import { ALL_ENTITIES, tableOf } from '../../support/entities.js';
import {
  contentOf,
  databaseNameOf,
  databasesOf,
  goLive,
  goLiveRefusal,
  namedDatabase,
  onDatabase,
  OWNER,
  rowsOf,
  valuesOf,
} from '../../support/go-live-run.js';
import { startWorkers } from '../../support/grown-form.js';
import { expectInvariants } from '../../support/invariants.js';
import { dropDatabase } from '../../support/postgres.js';
import { createOrder, fill, type Order, payByCard } from '../../support/shoppers.js';
import { PASSWORD } from '../../support/password.js';
import { TriedShop } from '../../support/tried-shop.js';
import { freshDatabase } from '../../support/worker-database.js';

/** What a copy has otherwise than the trial. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  content_version: ['user_id'],
  product: ['quantity', 'units_sold'],
  product_words: ['tier'],
  shop_settings_version: ['user_id'],
};
/** Those in which a live shop has rows of its owner and its stock, and one of which tests fill for themselves. */
const BEGUN = ['audit_entry', 'security_event', 'stock_ledger', 'users', 'lease'];

let tried: TriedShop;
const dropped: string[] = [];

beforeAll(async () => {
  tried = await TriedShop.make();
});
afterAll(async () => {
  await tried?.close();
  for (const name of dropped) await dropDatabase(name);
});

describe('a shop that was tried and goes live', () => {
  let env: Env;
  let before: Awaited<ReturnType<typeof contentOf>>;
  let result: Awaited<ReturnType<typeof goLive>>;
  let trial: Env;

  beforeAll(async () => {
    env = await tried.copy();
    before = await contentOf(env);
    result = await goLive(env);
    trial = namedDatabase(env, result.trial);
    dropped.push(databaseNameOf(trial));
  });

  it('leaves the trial as it was, in a database with another name', async () => {
    expect(result.trial).toMatch(new RegExp(`^${databaseNameOf(env)}_trial_\\d{8}$`));
    expect(await contentOf(trial)).toEqual(before);
    expect(await databasesOf(env)).toEqual([databaseNameOf(env), result.trial]);
  });

  it.each(Object.keys(COPIED_TABLES).filter((table) => !table.startsWith('media')))(
    'has %s to the letter',
    async (table) => {
      const isLive = ['category', 'product'].includes(table) ? 'deleted_at IS NULL' : undefined;
      const expected = await rowsOf(trial, table, CHANGED[table], isLive);
      expect(expected.length > 0 || ['gallery_image', 'testimonial'].includes(table)).toBe(true);
      expect(await rowsOf(env, table, CHANGED[table])).toEqual(expected);
    },
  );

  it('has the images that it shows, with their texts, and no private one', async () => {
    const names = await valuesOf<string>(env, 'SELECT name FROM media');
    expect(names).toEqual(expect.arrayContaining([...tried.images.shown]));
    expect(names.filter((name) => tried.images.left.includes(name))).toEqual([]);
    const shown = await valuesOf<string>(
      env,
      `SELECT unnest(images) FROM product WHERE images <> ARRAY['/media/test.png']
        UNION SELECT icon FROM category WHERE icon IS NOT NULL
        UNION SELECT values ->> 'image' FROM content_entry WHERE values ->> 'image' IS NOT NULL`,
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => !names.includes(basename(name)))).toEqual([]);
    const which = `name = ANY (ARRAY[${names.map((name) => `'${name}'`).join(', ')}])`;
    expect(await rowsOf(env, 'media')).toEqual(await rowsOf(trial, 'media', [], which));
    expect(await valuesOf(env, `SELECT alt FROM media WHERE alt <> ''`)).toEqual(['A red bar']);
    const owners = await valuesOf<string>(env, 'SELECT DISTINCT owner FROM media_reference');
    expect(owners.sort()).toEqual([
      'catalog.category',
      'catalog.product',
      'content.document',
      'content.gallery',
      'content.partners',
      'library.image',
    ]);
  });

  it('has the stock of the trial and what open checkouts held, and has sold nothing', async () => {
    const stock = `SELECT id || ' ' || quantity FROM product WHERE deleted_at IS NULL ORDER BY 1`;
    const held = await valuesOf<string>(
      trial,
      `SELECT id || ' ' || product.quantity + stock_hold.quantity
         FROM product JOIN stock_hold ON product_id = product.id`,
    );
    expect(held).toHaveLength(1);
    const [was, is] = [await valuesOf<string>(trial, stock), await valuesOf<string>(env, stock)];
    expect(is.filter((line) => !was.includes(line))).toEqual(held);
    expect(await valuesOf(env, 'SELECT DISTINCT units_sold FROM product')).toEqual([0]);
  });

  it('begins as a new shop but for its owner and its stock', async () => {
    const fresh = await freshDatabase();
    const pristine = { ...env, DATABASE_URL: fresh.url };
    const without = ['id', 'since', 'until', 'last_day_at', 'read_until', 'next_at', 'fetched_at'];
    expect(await rowsOf(env, 'lease')).toEqual([]);
    const left = ALL_ENTITIES.map(tableOf).filter((table) => !COPIED_TABLES[table]);
    for (const table of left.filter((name) => !BEGUN.includes(name))) {
      const [is, ofNew] = [
        await rowsOf(env, table, without),
        await rowsOf(pristine, table, without),
      ];
      expect([table, is]).toEqual([table, ofNew]);
    }
    expect(await valuesOf(env, 'SELECT id FROM installation')).not.toEqual(
      await valuesOf(trial, 'SELECT id FROM installation'),
    );
    const users = await valuesOf(env, `SELECT email || ' ' || staff_role FROM users`);
    expect(users).toEqual([`${OWNER} owner`]);
    await fresh.drop();
  });

  it('says what it has copied, left and made', () => {
    expect(result.said).toMatch(/copied +5 categories, .* 1 delivery method, 2 delivery zones, /);
    expect(result.said).toMatch(/copied .* 6 products, 2 versions of the settings, 1 tax rate\n/);
    expect(result.said).toMatch(/stays behind .* 1 return, 46 orders, 1 subscriber, 12 accounts\n/);
    // The kettlebells of the tests are in no admin's name, either.
    expect(result.said).toMatch(/of the demo +5 of the products, 5 of which nobody has edited/);
    expect(result.said).toMatch(/shown this once: log in and change it/);
    expect(result.password).toMatch(/^[\w-]{16}$/);
  });

  describe('when it sells', () => {
    let app: NestFastifyApplication;
    let stopWorkers: (() => Promise<void>) | undefined;
    let api: ApiClient;

    beforeAll(async () => {
      app = await createApp(env);
      await app.init();
      app.get(Readiness).setReady();
      const workers = await startWorkers(app);
      stopWorkers = workers && (() => workers.stop());
      api = new ApiClient(app);
    });
    afterAll(async () => {
      await stopWorkers?.();
      await app?.close();
    });

    it('lets its owner in, and nobody of the trial', async () => {
      const logIn = (email: string, password: string) =>
        api.post('auth/login', { email, password });
      expect((await logIn('admin@vigor.test', 'vigor-admin')).status).toBe(401);
      expect((await logIn(tried.parcels.admin.email, PASSWORD)).status).toBe(401);
      const { status, data } = await logIn(OWNER, result.password ?? '');
      expect(status).toBe(200);
      const owner = api.as((data as { token: string }).token);
      expect((await owner.get('operations')).status).toBe(200);
      expect((await owner.get<unknown[]>('orders')).data).toEqual([]);
    });

    it('finds its products', async () => {
      const { data } = await api.get<{ name: string }[]>('products?searchTerm=gate');
      expect(data.map(({ name }) => name)).toEqual(['Garden gate']);
    });

    it('numbers its first order and its first invoice as a new shop does', async () => {
      const account = { name: 'Ada', email: 'ada@example.com', password: PASSWORD };
      const shopper = api.as(
        (await api.post<{ token: string }>('auth/signup', account)).data.token,
      );
      const { bell, cards } = tried.parcels;
      await fill(shopper, bell);
      const order = await createOrder<Order>(
        shopper,
        await payByCard(shopper, cards, bell.priceCents),
      );
      expect([order.status, order.data.number]).toEqual([201, 100_001]);
      const invoices = await shopper.get<{ number: string }[]>(`invoices/order/${order.data._id}`);
      expect(invoices.data.map(({ number }) => number)).toEqual(['000001']);
      await onDatabase(env, (db) => expectInvariants(db, cards));
    });
  });
});

describe('a dry run', () => {
  it('changes nothing, and says the same', async () => {
    const env = await tried.copy();
    const before = await contentOf(env);
    const { said } = await goLive(env, { isDryRun: true });
    expect(said).toMatch(/copied .*products.*\n.*stays behind .*46 orders/);
    expect(said).toMatch(`the trial stays as ${databaseNameOf(env)}_trial_`);
    expect(said).toMatch(/This was a dry run: nothing was changed\.$/);
    expect(await contentOf(env)).toEqual(before);
    expect(await databasesOf(env)).toEqual([databaseNameOf(env)]);
  });

  it('runs beside the shop, which going live does not', async () => {
    const env = await tried.copy();
    await onDatabase(env, async () => {
      const { said } = await goLive(env, { isDryRun: true });
      expect(said).toContain('The database is in use now');
      let now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => (now += 11_000));
      const reason = await goLiveRefusal(env);
      jest.restoreAllMocks();
      expect(reason).toMatch(/^The database is in use \(1 connection: .*\): stop all processes/);
    });
    expect(await databasesOf(env)).toEqual([databaseNameOf(env)]);
  });
});
