import { Client } from 'pg';
import { DAY_MS } from '../../src/kernel/time.js';
import { Cards } from '../support/cards.js';
import { HttpApi } from '../support/http-api.js';
import { knownRequest } from '../support/openapi/known/known-requests.js';
import type { KnownFile, KnownShop } from '../support/openapi/known/known-shop.js';
import { type KnownValues, valuesOf } from '../support/openapi/known-values.js';
import { ownPort } from '../support/own-port.js';
import type { Product } from '../support/product-fixtures.js';
import { scrape } from '../support/scrape.js';
import { ShopProcess } from '../support/shop-process.js';
import { type Shopper, signIn, signUp } from '../support/shopper.js';
import { freshDatabase } from '../support/worker-database.js';
import type { ScanRole } from './scan-role.js';

/** What is known for a request, and the headers of who makes it. */
export interface KnownCall {
  readonly known: KnownValues;
  readonly headers: Readonly<Record<string, string>>;
}

/** The built shop with its demo, as a process, with a user and the demo's admin. */
export class ScannedShop {
  private constructor(
    private readonly shop: ShopProcess,
    private readonly metricsPort: number,
    private readonly user: Shopper,
    private readonly admin: Shopper,
    private readonly imageUrl: string,
    private readonly db: Client,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  static async start(): Promise<ScannedShop> {
    const metricsPort = await ownPort();
    const database = await freshDatabase();
    const shop = await ShopProcess.start({
      // A scan is one session.
      ACCESS_TOKEN_MS: String(DAY_MS),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: database.url,
      NEWSLETTER_DOUBLE_OPT_IN: 'on',
    });
    const guest = new HttpApi(shop.url);
    const { demo } = (await guest.get<{ demo: { admin: Shopper } }>('shop')).data;
    const admin = await signIn(shop.url, demo.admin.email, demo.admin.password);
    const user = await signUp(shop.url, 'scan@example.com', 'Scanning User');
    const [product] = (await guest.get<(Product & { images: string[] })[]>('products')).data;
    const db = new Client(database.url);
    await db.connect();
    const imageUrl = product!.images[0]!;
    return new ScannedShop(shop, metricsPort, user, admin, imageUrl, db, () => database.drop());
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
    return role === 'guest' ? {} : bearer(this[role].token);
  }

  /** Makes what a request to the route needs, anew for each request; throws where one has ended a session. */
  async known(route: string, role: ScanRole): Promise<KnownCall> {
    const query = (sql: string, values: unknown[]) => this.db.query(sql, values);
    const { fields, token } = await knownRequest(route, this.knownShop(), query);
    const known = { ...valuesOf(this.user, this.imageUrl), fields };
    return { known, headers: token ? bearer(token) : this.headers(role) };
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.db.end();
    await this.dropDatabase();
  }

  private knownShop(): KnownShop {
    const { url, user, admin, imageUrl } = this;
    return {
      guest: new HttpApi(url),
      user,
      admin,
      imageUrl,
      cards: new Cards(`${url}/sandbox/stripe`),
      emailsTo: async (email) => {
        const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
        return (await answer.json()) as { text: string }[];
      },
      postFile: (path, token, file) => this.postFile(path, token, file),
    };
  }

  private async postFile(path: string, token: string, file: KnownFile): Promise<unknown> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': file.type },
      body: new Uint8Array(file.content),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Prints how often the shop has answered how. */
export async function expectNoFailures(shop: ScannedShop, scanner: string): Promise<void> {
  const answers = [...(await shop.answers())].sort(([a], [b]) => a - b);
  const total = answers.reduce((sum, [, count]) => sum + count, 0);
  const counts = answers.map((answer) => answer.join(': ')).join(', ');
  process.stderr.write(`${scanner}: ${total} requests, ${counts}\n`);
  expect(answers.filter(([status]) => status >= 500)).toEqual([]);
}
