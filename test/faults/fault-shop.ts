import { Client } from 'pg';
import { addProduct, type TestProduct } from '../support/catalogue-rows.js';
import { PASSWORD } from '../support/people.js';
import { createDatabase, dropDatabase, startTestPostgres } from '../support/postgres.js';
import { ShopProcess } from '../support/shop-process.js';
import { CardsProcess } from './cards-process.js';
import { HttpApi } from './http-api.js';

export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly api: HttpApi;
}

const DATABASE = `vigor_faults_${process.pid}`;

/** The built shop as a process, the card stand-in as another, and a database that outlives both. */
export class FaultShop {
  private buyers = 0;

  private constructor(
    readonly shop: ShopProcess,
    readonly cards: CardsProcess,
    readonly db: Client,
  ) {}

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<FaultShop> {
    await startTestPostgres();
    const url = await createDatabase(DATABASE);
    const cards = await CardsProcess.start();
    const shop = await ShopProcess.start({
      DATABASE_URL: url,
      STRIPE_API_BASE: cards.url,
      DEMO: 'off',
      ...settings,
    });
    await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
    const db = new Client(url);
    await db.connect();
    return new FaultShop(shop, cards, db);
  }

  get api(): HttpApi {
    return new HttpApi(this.shop.url);
  }

  async newBuyer(): Promise<Buyer> {
    const email = `buyer-${++this.buyers}@example.com`;
    const answer = await this.api.post<{ token: string }>('auth/signup', {
      name: 'A Buyer',
      email,
      password: PASSWORD,
    });
    if (answer.status !== 201) throw new Error(`no buyer: ${answer.body}`);
    const { token } = answer.data;
    return { id: personIn(token), email, api: this.api.as(token) };
  }

  async newAdmin(): Promise<Buyer> {
    const person = await this.newBuyer();
    await this.db.query("UPDATE person SET role = 'admin' WHERE id = $1", [person.id]);
    return person;
  }

  product(quantity: number, priceCents = 4_999): Promise<TestProduct> {
    return addProduct(this.db, { quantity, priceCents });
  }

  /** The subjects of the mails that somebody got. */
  async mailsTo(email: string): Promise<string[]> {
    const answer = await fetch(`${this.shop.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const mails = (await answer.json()) as { subject: string }[];
    return mails.map((mail) => mail.subject);
  }

  async number(sql: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.db.query<Record<string, string>>(sql, values);
    return Number(Object.values(rows[0]!)[0]);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.cards.close();
    await this.db.end();
    await dropDatabase(DATABASE);
  }
}

/** Whose access token it is. */
function personIn(token: string): string {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(payload) as { _id: string })._id;
}
