import { setTimeout as pause } from 'node:timers/promises';
import { unitsOf } from '../../common/format/units.js';
import type { TestProduct } from '../support/catalog-rows.js';
import { idOf } from '../support/cards.js';
import { HttpApi } from '../support/http-api.js';
import { createOrder, fill, pay } from '../support/shoppers.js';
import type { Buyer, TestWorld } from '../support/test-world.js';

/** A shopper without an answer for that long tries again, in ms. */
const PATIENCE_MS = 10_000;
const TRY_AGAIN_MS = 500;

/** An order that the shop has confirmed to its shopper, and when. */
export interface ConfirmedOrder {
  readonly id: string;
  readonly transactionId: string;
  readonly at: number;
}

/** Shoppers who each buy once in a time, and press again until they are answered. */
export class PacedShoppers {
  readonly confirmed: ConfirmedOrder[] = [];
  /** Calls that were refused, cut off or not answered in time. */
  failures = 0;
  private isOver = false;
  private readonly shopping: Promise<unknown>;

  /** Each of `buyers` starts a purchase every `everyMs` at most. */
  constructor(
    private readonly world: TestWorld,
    private readonly product: TestProduct,
    buyers: readonly Buyer[],
    private readonly everyMs: number,
  ) {
    this.shopping = Promise.all(
      buyers.map(async ({ token }, nth) => {
        await pause((everyMs * nth) / buyers.length);
        await this.shop(new HttpApi(world.url, token, PATIENCE_MS));
      }),
    );
  }

  /** Lets all finish their current purchase. */
  async sendHome(): Promise<void> {
    this.isOver = true;
    await this.shopping;
  }

  private async shop(api: HttpApi): Promise<void> {
    while (!this.isOver) {
      const next = pause(this.everyMs);
      await this.buy(api);
      await next;
    }
  }

  private async buy(api: HttpApi): Promise<void> {
    const secret = await this.untilAnswered(() => this.startPaying(api));
    await this.untilAnswered(async () => {
      const { status } = await this.world.cards.confirm(secret);
      if (status !== 'succeeded') throw new Error(`the card said ${status}`);
    });
    const transactionId = idOf(secret);
    const id = await this.untilAnswered(async () => {
      const { status, data, body } = await createOrder(api, transactionId);
      if (status >= 300) throw new Error(`no order: ${body}`);
      return data._id;
    });
    this.confirmed.push({ id, transactionId, at: Date.now() });
  }

  /** Looks at the cart first, since the answer to an earlier try may have been lost. */
  private async startPaying(api: HttpApi): Promise<string> {
    await api.get(`products/${this.product.id}`);
    const cart = await this.cartOf(api);
    if (cart === 0) await fill(api, this.product);
    const units = cart || 1;
    const { status, data, body } = await pay(api, units * this.product.priceCents);
    if (status !== 200) throw new Error(`not to be paid: ${body}`);
    return data;
  }

  private async cartOf(api: HttpApi): Promise<number> {
    const { status, data, body } = await api.get<{ quantity: number }[]>('cart/user');
    if (status !== 200) throw new Error(`no cart: ${body}`);
    return unitsOf(data);
  }

  private async untilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await call();
      } catch (error) {
        this.failures++;
        this.lastFailure = String(error);
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  /** For the report of a run that came to a stop. */
  lastFailure = '';
}
