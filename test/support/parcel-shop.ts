import { Client } from 'pg';
import type { Schema } from '../../common/contract/client.js';
import { addProduct, type TestProduct } from './catalog-rows.js';
import type { Cards } from './cards.js';
import { createOrder, DETAILS, fill, payByCard } from './shoppers.js';
import { startCards } from './start-cards.js';
import { startTestApp, type TestApp } from './start-test-app.js';
import { startTestMailbox, type TestMailbox } from './test-mailbox.js';
import { newAdmin, newUser, type TestUser } from './test-users.js';

export type Order = Schema<'Order'>;

/** A shop of its own that sells one product in orders of three, with what an admin does to them. */
export class ParcelShop {
  /** Both are new for each test. */
  shopper!: TestUser;
  bell!: TestProduct;

  private constructor(
    readonly shop: TestApp,
    readonly db: Client,
    readonly cards: Cards,
    private readonly mailbox: TestMailbox,
    readonly admin: TestUser,
    private readonly closeCards: () => Promise<void>,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<ParcelShop> {
    const { cards, close } = await startCards();
    const mailbox = await startTestMailbox();
    const shop = await startTestApp({
      STRIPE_API_BASE: cards.url,
      SMTP_URL: mailbox.smtpUrl,
      JOB_BACKOFF_FIRST_MS: '50',
      OUTBOX_POLL_MS: '50',
      ...settings,
    });
    const db = new Client(shop.databaseUrl);
    await db.connect();
    return new ParcelShop(shop, db, cards, mailbox, await newAdmin(shop), close);
  }

  async close(): Promise<void> {
    await this.db.end();
    await this.shop.close();
    await this.mailbox.close();
    await this.closeCards();
  }

  async openNext(): Promise<void> {
    this.shopper = await newUser(this.shop);
    this.bell = await addProduct(this.db, { priceCents: 4_999, quantity: 6 });
  }

  /** A pending order of three kettlebells. */
  async buy(): Promise<Order> {
    await fill(this.shopper.api, this.bell, 3);
    const intent = await payByCard(this.shopper.api, this.cards, 14_997);
    const { data } = await createOrder<Order>(this.shopper.api, intent, {
      customerDetails: DETAILS,
    });
    return data;
  }

  /** Ships units of the only line. */
  ship({ _id, products }: Order, quantity: number, tracking: object = {}) {
    return this.admin.api.post<Order>(`orders/${_id}/parcels`, {
      lines: [{ lineId: products[0]?._id, quantity }],
      ...tracking,
    });
  }

  async look({ _id }: Order): Promise<Order> {
    return (await this.admin.api.get<Order>(`orders/${_id}`)).data;
  }

  step({ _id }: Order, status: string) {
    return this.admin.api.put<Order>(`orders/status/admin/${_id}`, { status });
  }

  async emails({ number }: Order) {
    const all = await this.mailbox.emailsTo(DETAILS.email);
    return all.filter(({ subject }) => subject.includes(`${number}`));
  }
}
