import type { Client } from 'pg';
import type { CardsProcess } from './cards-process.js';
import { addProduct, type TestProduct } from './catalog-rows.js';
import { HttpApi } from './http-api.js';
import { PASSWORD } from './password.js';

export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly api: HttpApi;
}

/** Running processes of the shop, as used by shoppers and tests. */
export abstract class TestWorld {
  private buyers = 0;

  protected constructor(
    readonly url: string,
    readonly cards: CardsProcess,
    readonly db: Client,
  ) {}

  get api(): HttpApi {
    return new HttpApi(this.url);
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
    return { id: personIn(token), email, token, api: this.api.as(token) };
  }

  /** Signs up many buyers, a few at a time, because each password is hashed. */
  async newBuyers(count: number, atOnce = 20): Promise<Buyer[]> {
    const buyers: Buyer[] = [];
    while (buyers.length < count) {
      const more = Math.min(atOnce, count - buyers.length);
      buyers.push(...(await Promise.all(Array.from({ length: more }, () => this.newBuyer()))));
    }
    return buyers;
  }

  async newAdmin(): Promise<Buyer> {
    const person = await this.newBuyer();
    await this.db.query("UPDATE users SET role = 'admin' WHERE id = $1", [person.id]);
    return person;
  }

  product(quantity: number, priceCents = 4_999): Promise<TestProduct> {
    return addProduct(this.db, { quantity, priceCents });
  }

  /** The single number that a query returns. */
  async number(sql: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.db.query<Record<string, string>>(sql, values);
    return Number(Object.values(rows[0]!)[0]);
  }
}

/** The user id of an access token. */
function personIn(token: string): string {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(payload) as { _id: string })._id;
}
