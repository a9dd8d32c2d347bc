import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { DEMO_LOGINS } from '../../src/modules/auth/index.js';
import { environmentOf, knownSettings } from '../support/compose-file.js';
import { ComposeShop } from '../support/compose-shop.js';
import { eventually } from '../support/eventually.js';
import type { Product } from '../support/product-fixtures.js';
import { HttpApi } from '../support/http-api.js';
import { buy, type Shopper, signIn, signUp } from '../support/shopper.js';
import { DETAILS, type Order } from '../support/shoppers.js';

jest.setTimeout(900_000);

let shop: ComposeShop;
let product: Product;
let shopper: Shopper;
let order: Order;

beforeAll(async () => {
  shop = await ComposeShop.start();
});
afterAll(() => shop?.close());

/** Subscribes a reader from an address of this machine; answers the status. */
const subscribeFrom = (localAddress: string) =>
  new Promise((resolve, reject) => {
    const options = {
      localAddress,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    };
    request(`${shop.url}/api/newsletter/subscribe`, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify({ email: 'reader@example.com' }));
  });

describe('docker-compose.yml', () => {
  it('gives our processes no setting that they do not know', () => {
    const known = new Set(knownSettings());
    const ours = Object.values(shop.services).filter(({ build }) => build);
    const given = ours.flatMap((service) => Object.keys(environmentOf(service)));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    expect(given).toContain('DATABASE_URL');
  });

  it('lets no .env that is meant for a bare machine say where a container listens and writes', () => {
    const ours = Object.values(shop.services).filter((service) => 'env_file' in service);
    expect(ours).toHaveLength(3);
    for (const { environment } of ours) {
      expect(environment).toMatchObject({
        HOST: '0.0.0.0',
        PORT: 3000,
        DATA_DIR: '/data',
        BACKUP_DIR: '/data/backups',
      });
    }
  });

  it('makes a shop that sells through its proxy', async () => {
    shopper = await signUp(shop.url, 'shopper@example.com', 'A Shopper');
    const { data } = await new HttpApi(shop.url).get<Product[]>('products');
    product = data.find(({ quantity }) => quantity > 0)!;
    order = await buy(shop.url, shopper, [product, 1]);
    expect(order.products).toMatchObject([{ productId: product._id, quantity: 1 }]);
  });

  it('has the worker send its emails, with links through the proxy', async () => {
    const message = await shop.mailbox.waitForEmail(
      DETAILS.email,
      `Order ${order.number} confirmed`,
    );
    expect(message.headers.from).toBe('VIGOR <shop@vigor.test>');
    expect(message.text).toContain(`http://${new URL(shop.url).host}/`);
    expect(shop.setting('SHOP_URL')).toBe(shop.url);
  });

  it('leads the events of the card provider to the shop', async () => {
    const db = new Client(shop.databaseUrl);
    await db.connect();
    try {
      await eventually(async () => {
        const { rows } = await db.query('SELECT 1 FROM provider_event WHERE intent_id = $1', [
          order.transactionId,
        ]);
        expect(rows).not.toHaveLength(0);
      });
    } finally {
      await db.end();
    }
  });

  it('has both processes believe one session', async () => {
    for (let call = 0; call < 8; call++) {
      expect((await shopper.api.get('users/user')).status).toBe(200);
    }
  });

  it('reaches each of its stores', async () => {
    const { email, password } = DEMO_LOGINS.admin;
    const { api } = await signIn(shop.url, email, password);
    await eventually(async () => {
      const { data } = await api.get<{ stores: { name: string; isUp: boolean }[] }>('operations');
      expect(data.stores.map(({ name, isUp }) => [name, isUp])).toEqual([
        ['cards', true],
        ['database', true],
        ['files', true],
        ['mail', true],
        ['redis', true],
      ]);
    });
  });

  it('keeps images in the store of files, for both processes', async () => {
    expect(readdirSync(join(shop.files.directory, shop.setting('S3_BUCKET')))).not.toHaveLength(0);
    for (let call = 0; call < 4; call++) {
      expect((await fetch(`${shop.url}${product.images[0]}`)).status).toBe(200);
    }
  });

  // Only there each address is this machine.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('counts each caller behind the proxy alone', async () => {
    await eventually(async () => expect(await subscribeFrom('127.0.0.8')).toBe(429));
    expect(await subscribeFrom('127.0.0.9')).toBe(200);
  });
});
