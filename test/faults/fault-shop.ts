import { Client } from 'pg';
import { CardsProcess } from '../support/cards-process.js';
import { createDatabase, dropDatabase, startTestPostgres } from '../support/postgres.js';
import { ShopProcess } from '../support/shop-process.js';
import { TestWorld } from '../support/test-world.js';

export type { Buyer } from '../support/test-world.js';

const DATABASE = `vigor_faults_${process.pid}`;

/** The built shop as a process, the card stand-in as another, and a database that outlives both. */
export class FaultShop extends TestWorld {
  private constructor(
    readonly shop: ShopProcess,
    cards: CardsProcess,
    db: Client,
  ) {
    super(shop.url, cards, db);
  }

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

  /** The subjects of the emails that somebody got. */
  async emailsTo(email: string): Promise<string[]> {
    const answer = await fetch(`${this.shop.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const emails = (await answer.json()) as { subject: string }[];
    return emails.map((message) => message.subject);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.cards.close();
    await this.db.end();
    await dropDatabase(DATABASE);
  }
}
