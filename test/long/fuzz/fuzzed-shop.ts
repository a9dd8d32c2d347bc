import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DAY_MS } from '../../../src/kernel/time.js';
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
import { fillCart } from '../../support/openapi/known/known-checkout.js';
import { newCategory, newProduct, PRICE } from '../../support/openapi/known/known-catalog.js';
import { knownRequest } from '../../support/openapi/known/known-requests.js';
import type { KnownShop } from '../../support/openapi/known/known-shop.js';
import { knownTestShop } from '../../support/openapi/known/known-test-shop.js';
import type { KnownValues } from '../../support/openapi/known-values.js';

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
    const settings = {
      STRIPE_API_BASE: cards.url,
      SMTP_URL: mailbox.smtpUrl,
      NEWSLETTER_DOUBLE_OPT_IN: 'on',
      // Emails about an order wait for older ones: they are to be sent before the end of the run.
      JOB_BACKOFF_MAX_MS: '2000',
    };
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
    const cast = { user, admin, another, orders, payments, builder, png };
    return new FuzzedShop(testApp, db, cards, mailbox, cast, async () => {
      await db.end();
      await testApp.close();
      await closeCards();
      await mailbox.close();
    });
  }

  /** Renews what earlier requests have ended or used up, and makes what those to the route need. */
  async refill(route: string): Promise<{ known: KnownValues; token: string | undefined }> {
    const user = await this.signedIn(this.cast.user);
    const admin = await this.signedIn(this.cast.admin);
    this.cast = { ...this.cast, user, admin };
    const { another, orders, payments, builder, png } = this.cast;
    const shop = this.knownShop();
    const { id: category, title } = await newCategory(shop);
    const ids = {
      products: [await newProduct(shop, category)],
      categories: [category, (await newCategory(shop)).id],
      'cart/user': [await fillCart(shop)],
      users: [another.id],
      payment: payments,
      orders,
      none: [randomUUID()],
    };
    // Last, because it may fill the cart for the request.
    const { fields, token } = await knownRequest(route, shop);
    const known = {
      ids,
      fields,
      userId: user.id,
      emails: [user.email, another.email],
      oldPassword: PASSWORD,
      tokens: [await this.newsletterToken()],
      category: title,
      cartTotal: PRICE,
      imageUrl: builder.image,
      png,
    };
    return { known, token };
  }

  /** `own` is the token of the user for whom the request was made. */
  call(
    role: FuzzRole,
    { headers, ...request }: FuzzedRequest,
    own?: string,
  ): Promise<LightMyRequestResponse> {
    const user = own ?? this.cast.user.token;
    const tokens = { guest: undefined, user, admin: this.cast.admin.token };
    const token = tokens[role];
    const authorization = token && `Bearer ${token}`;
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

  private knownShop(): KnownShop {
    const { testApp, mailbox, cards } = this;
    const { user, admin, builder } = this.cast;
    return knownTestShop({ testApp, mailbox, cards, user, admin, imageUrl: builder.image });
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
