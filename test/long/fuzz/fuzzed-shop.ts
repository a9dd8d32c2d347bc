import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DAY_MS } from '../../../src/kernel/durations.js';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { pngOfShade } from '../../support/catalog/test-images.js';
import type { Cards } from '../../support/cards.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { PASSWORD } from '../../support/password.js';
import { createOrder, fill, payByCard } from '../../support/shoppers.js';
import { startCards } from '../../support/start-cards.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';
import { newUser, type TestUser } from '../../support/test-users.js';
import type { FuzzedRequest } from './requests.js';
import { type KnownValues, renewedValues } from '../../support/openapi/known-values.js';

export type FuzzRole = 'guest' | 'user' | 'admin';

/** Stands in no request: whoever but an admin gets it has read what is another's. */
export const NAME_OF_ANOTHER = 'Somebody Undisclosed';
/** Of the catalog builder's products. */
const PRICE_CENTS = 4_999;
const SETTLED_WITHIN_MS = 120_000;

interface Cast {
  readonly user: TestUser;
  readonly admin: TestUser;
  readonly another: TestUser;
  /** Ids of their orders. */
  readonly orders: readonly string[];
  /** And of those orders' payments. */
  readonly payments: readonly string[];
  readonly importId: string;
  readonly builder: CatalogBuilder;
  readonly png: Buffer;
}

/** A shop with a catalog, orders and somebody of each role, for requests of any kind. */
export class FuzzedShop {
  private constructor(
    private readonly testApp: TestApp,
    private readonly db: Client,
    private readonly cards: Cards,
    private readonly mailbox: TestMailbox,
    private cast: Cast,
    private readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<FuzzedShop> {
    const { cards, close: closeCards } = await startCards();
    const mailbox = await startTestMailbox();
    const settings = { STRIPE_API_BASE: cards.url, SMTP_URL: mailbox.smtpUrl };
    // A long run is one session.
    const testApp = await startTestApp({ ...settings, ACCESS_TOKEN_MS: String(DAY_MS) });
    const db = new Client(testApp.databaseUrl);
    await db.connect();
    const builder = await CatalogBuilder.open(testApp);
    const { admin } = builder;
    const user = await newUser(testApp);
    const another = await newUser(testApp, NAME_OF_ANOTHER);
    const category = await builder.category('Bells');
    const orders: string[] = [];
    const payments: string[] = [];
    for (const { api } of [user, user, another]) {
      const { _id: id, name } = await builder.product(category);
      await fill(api, { id, name, priceCents: PRICE_CENTS });
      const paid = await payByCard(api, cards, PRICE_CENTS);
      const { data } = await createOrder(api, paid);
      orders.push(data._id);
      payments.push(paid);
    }
    const png = await pngOfShade(2);
    const importId = await importedFile(admin);
    const cast = { user, admin, another, orders, payments, importId, builder, png };
    return new FuzzedShop(testApp, db, cards, mailbox, cast, async () => {
      await db.end();
      await testApp.close();
      await closeCards();
      await mailbox.close();
    });
  }

  /** Renews what earlier requests have ended or used up. */
  async refill(): Promise<KnownValues> {
    const user = await this.signedIn(this.cast.user);
    const admin = await this.signedIn(this.cast.admin);
    this.cast = { ...this.cast, user, admin };
    const { another, orders, payments, importId, builder, png } = this.cast;
    const renewed = await renewedValues(user.api, admin.api, builder.image);
    const lasting = { 'products/imports': [importId], users: [another.id], payment: payments };
    return {
      ...renewed,
      ids: { ...renewed.ids, ...lasting, orders },
      userId: user.id,
      sort: 'createdAt',
      emails: [user.email, another.email],
      oldPassword: PASSWORD,
      tokens: [await this.newsletterToken()],
      imageUrl: builder.image,
      png,
    };
  }

  call(role: FuzzRole, { headers, ...request }: FuzzedRequest): Promise<LightMyRequestResponse> {
    const session = role === 'guest' ? undefined : this.cast[role];
    const authorization = session && `Bearer ${session.token}`;
    const options: InjectOptions = {
      ...request,
      headers: { ...headers, ...(authorization && { authorization }) },
    };
    return this.testApp.app.inject(options);
  }

  /** The invariants hold, all jobs are done, and everybody is still served. */
  async expectSound(): Promise<void> {
    await expectInvariants(this.db, this.cards, SETTLED_WITHIN_MS);
    const [admin, user] = [
      await this.signedIn(this.cast.admin),
      await this.signedIn(this.cast.user),
    ];
    expect((await this.testApp.api.get('products')).status).toBe(200);
    expect((await user.api.get('orders/user')).status).toBe(200);
    expect((await admin.api.get('operations')).status).toBe(200);
  }

  close(): Promise<void> {
    return this.stop();
  }

  /** Of somebody who has just asked for the newsletter. */
  private async newsletterToken(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    await this.testApp.api.post('newsletter/subscribe', { email });
    return eventually(async () => {
      const [message] = await this.mailbox.emailsTo(email);
      return /token=(\S+)/.exec(message!.text)![1]!;
    });
  }

  /**
   * Logs in again whose session a request has ended, by the email that requests have left them; an
   * account that a request has erased is followed by a new one.
   */
  private async signedIn(user: TestUser): Promise<TestUser> {
    if ((await user.api.get('users/user')).status === 200) return user;
    const { rows } = await this.db.query<{ email: string; isErased: boolean }>(
      'SELECT email, erased_at IS NOT NULL AS "isErased" FROM users WHERE id = $1',
      [user.id],
    );
    const { email, isErased } = rows[0]!;
    if (isErased) return newUser(this.testApp);
    const { api } = this.testApp;
    const answer = await api.post<{ token: string }>('auth/login', { email, password: PASSWORD });
    if (answer.status !== 200) throw new Error(`not logged in: ${answer.body}`);
    const { token } = answer.data;
    return { ...user, email, token, api: api.as(token) };
  }
}

/** The id of a file with no rows that was imported. */
async function importedFile({ api }: TestUser): Promise<string> {
  const file = Buffer.from('id,name,price,quantity,category,description,images\n');
  await api.with({ 'content-type': 'text/csv' }).post('products/import', file);
  const { data } = await api.get<{ subject: string }[]>('audit?what=products.import');
  return data[0]!.subject.replace('import ', '');
}
