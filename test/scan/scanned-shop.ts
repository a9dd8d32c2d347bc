import { DAY_MS } from '../../src/kernel/durations.js';
import { ROLE_MATRIX } from '../integration/shop/role-matrix.js';
import { HttpApi } from '../support/http-api.js';
import { type KnownValues, renewedValues } from '../support/openapi/known-values.js';
import { ownPort } from '../support/own-port.js';
import type { Product } from '../support/product-fixtures.js';
import { scrape } from '../support/scrape.js';
import { ShopProcess } from '../support/shop-process.js';
import { buy, type Shopper, signIn, signUp } from '../support/shopper.js';

export type ScanRole = 'guest' | 'user' | 'admin';

/** Who gets furthest with a route: a guest where it is public. */
export function roleFor(route: string): ScanRole {
  const allowed = ROLE_MATRIX[route]!;
  if (allowed === 'public' || allowed === 'cookie') return 'guest';
  return allowed === 'admin' ? 'admin' : 'user';
}

/** The built shop with its demo, as a process, with a user who has an order and the demo's admin. */
export class ScannedShop {
  private constructor(
    private readonly shop: ShopProcess,
    private readonly metricsPort: number,
    private readonly user: Shopper,
    private readonly admin: Shopper,
    private readonly lasting: Omit<KnownValues, 'category' | 'cartTotal'>,
  ) {}

  static async start(): Promise<ScannedShop> {
    const metricsPort = await ownPort();
    const shop = await ShopProcess.start({
      // A scan is one session.
      ACCESS_TOKEN_MS: String(DAY_MS),
      METRICS_PORT: String(metricsPort),
    });
    const guest = new HttpApi(shop.url);
    const { demo } = (await guest.get<{ demo: { admin: Shopper } }>('shop')).data;
    const admin = await signIn(shop.url, demo.admin.email, demo.admin.password);
    const user = await signUp(shop.url, 'scan@example.com', 'Scanning User');
    const another = await signUp(shop.url, 'another@example.com', 'Another User');
    const [product] = (await guest.get<(Product & { images: string[] })[]>('products')).data;
    const order = await buy(shop.url, user, [product!, 1]);
    return new ScannedShop(shop, metricsPort, user, admin, {
      ids: { users: [another.id], orders: [order._id], payment: [order.transactionId] },
      userId: user.id,
      sort: 'createdAt',
      emails: [user.email],
      oldPassword: 'wrong password',
      tokens: ['scan'],
      imageUrl: product!.images[0]!,
      png: Buffer.alloc(0),
    });
  }

  get url(): string {
    return this.shop.url;
  }

  /** How many requests it has answered, by status. */
  async answers(): Promise<ReadonlyMap<number, number>> {
    const counts = new Map<number, number>();
    for (const [sample, count] of await scrape(`http://127.0.0.1:${this.metricsPort}/metrics`)) {
      const status = /^http_request_duration_seconds_count.*status="(\d+)"/.exec(sample)?.[1];
      const isProbe = sample.includes('/health/');
      if (status && !isProbe) {
        counts.set(Number(status), (counts.get(Number(status)) ?? 0) + count);
      }
    }
    return counts;
  }

  headers(role: ScanRole): Record<string, string> {
    return role === 'guest' ? {} : { Authorization: `Bearer ${this[role].token}` };
  }

  /** Makes anew what a scan has used up; throws where one has ended a session. */
  async known(): Promise<KnownValues> {
    const renewed = await renewedValues(this.user.api, this.admin.api, this.lasting.imageUrl);
    return { ...this.lasting, ...renewed, ids: { ...this.lasting.ids, ...renewed.ids } };
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}

/** Prints how often the shop has answered how. */
export async function expectNoFailures(shop: ScannedShop, scanner: string): Promise<void> {
  const answers = [...(await shop.answers())].sort(([a], [b]) => a - b);
  const total = answers.reduce((sum, [, count]) => sum + count, 0);
  const counts = answers.map((answer) => answer.join(': ')).join(', ');
  process.stderr.write(`${scanner}: ${total} requests, ${counts}\n`);
  expect(answers.filter(([status]) => status >= 500)).toEqual([]);
}
