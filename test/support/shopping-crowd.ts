import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from './api-client.js';
import type { TestProduct } from './catalog-rows.js';
import { createOrder, fill, payByCard, type ShopperApi } from './shoppers.js';
import type { Buyer, TestWorld } from './test-world.js';

/**
 * How long a shopper reads each answer, in ms. Without it four of them keep both cores of a small machine busy,
 * and a process that starts waits for them.
 */
const READS_MS = 100;

/** Shoppers who browse and buy repeatedly until they are stopped, or a request fails. */
export class ShoppingCrowd {
  /** Each request without a valid response, as one line; its shopper stops. */
  readonly failures: string[] = [];
  /** Number of requests answered. */
  answered = 0;
  /** Ids of the orders that the shop has confirmed. */
  readonly orders: string[] = [];
  private isOver = false;
  private readonly shopping: Promise<unknown>;

  constructor(
    private readonly world: TestWorld,
    private readonly product: TestProduct,
    buyers: readonly Buyer[],
  ) {
    this.shopping = Promise.all(buyers.map((buyer) => this.shop(buyer)));
  }

  /** Lets all finish their current purchase. */
  async sendHome(): Promise<void> {
    this.isOver = true;
    await this.shopping;
  }

  private async shop({ api }: Buyer): Promise<void> {
    const watched = this.watched(api);
    try {
      while (!this.isOver) {
        await this.seePage(`/products/${this.product.id}`);
        await watched.get('products?limit=8');
        await fill(watched, this.product);
        const paid = await payByCard(watched, this.world.cards, this.product.priceCents);
        this.orders.push((await createOrder(watched, paid)).data._id);
        await watched.get('orders/user');
      }
    } catch (error) {
      this.failures.push(String(error));
    }
  }

  private async seePage(path: string): Promise<void> {
    const answer = await fetch(`${this.world.url}${path}`);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} GET ${path}`);
    await this.read();
  }

  private async read(): Promise<void> {
    this.answered++;
    await pause(READS_MS);
  }

  private watched(api: ShopperApi): ShopperApi {
    const watch = async <Data>(name: string, call: Promise<ApiAnswer<Data>>) => {
      const answer = await call;
      if (answer.status >= 400) throw new Error(`${answer.status} ${name}: ${answer.body}`);
      await this.read();
      return answer;
    };
    return {
      get: (path) => watch(`GET ${path}`, api.get(path)),
      post: (path, body) => watch(`POST ${path}`, api.post(path, body)),
      put: (path, body) => watch(`PUT ${path}`, api.put(path, body)),
      delete: (path) => watch(`DELETE ${path}`, api.delete(path)),
    };
  }
}
