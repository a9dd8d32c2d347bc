import { DECLINED_CARD, idOf } from '../support/cards.js';
import { SeededRandom } from '../support/seeded-random.js';
import { eventually } from '../support/eventually.js';
import type { GrownShop } from '../support/grown-shop.js';
import type { HttpApi } from '../support/http-api.js';
import { createOrder, fill } from '../support/shoppers.js';
import type { Buyer } from '../support/test-world.js';
import type { TestProduct } from '../support/catalog-rows.js';
import type { RandomOrders } from './random-orders.js';
import type { RandomPrices } from './random-prices.js';

interface CartItem {
  readonly _id: string;
}

/** What a shopper, or an admin with that shopper's order, may do next. */
type Act = (buyer: Buyer, random: SeededRandom) => Promise<unknown>;

/**
 * Users who do what users do: buy, press twice, change their minds, never come back, and send things
 * back; and staff who handle the orders. Whatever is refused or lost on the way they take as it comes.
 */
export class RandomShoppers {
  /** How many acts went well, and how many were refused or lost. */
  readonly acts = { done: 0, failed: 0 };
  private isOver = false;
  private readonly living: Promise<unknown>;

  constructor(
    private readonly world: GrownShop,
    private readonly products: readonly TestProduct[],
    private readonly prices: RandomPrices,
    private readonly orders: RandomOrders,
    buyers: readonly Buyer[],
    seed: number,
  ) {
    this.living = Promise.all(
      buyers.map((buyer, nth) => this.live(buyer, new SeededRandom(seed + nth))),
    );
  }

  async sendHome(): Promise<void> {
    this.isOver = true;
    await this.living;
  }

  private async live(buyer: Buyer, random: SeededRandom): Promise<void> {
    const acts: readonly (readonly [number, Act])[] = [
      [8, (who, random) => this.buy(who, random)],
      [2, (who, random) => this.changeMind(who, random)],
      [2, (who, random) => this.startPaying(who, random)],
      [2, (who, random) => this.vanishAfterPaying(who, random)],
      [1, (who, random) => this.failToPay(who, random)],
      [12, (who, random) => this.orders.next(who.api, random)],
    ];
    while (!this.isOver) {
      try {
        await random.pick(acts)(buyer, random);
        this.acts.done++;
      } catch {
        this.acts.failed++;
        await this.somebodyServes();
      }
    }
  }

  private async somebodyServes(): Promise<void> {
    await eventually(() => {
      if (this.world.proxy.up === 0 && !this.isOver) throw new Error('no process is ready');
    }, 60_000);
  }

  private async buy({ api }: Buyer, random: SeededRandom): Promise<void> {
    await fill(api, this.any(random), random.between(1, 3));
    const secret = await this.secret(api, random);
    await this.world.cards.confirm(secret);
    const presses = Array.from({ length: random.between(1, 3) }, () =>
      createOrder(api, idOf(secret)),
    );
    await Promise.allSettled(presses);
  }

  private async changeMind({ api }: Buyer, random: SeededRandom): Promise<void> {
    const secret = await this.secret(api, random);
    await fill(api, this.any(random));
    // Pays for the old cart in one tab while another tab starts again.
    await Promise.allSettled([this.world.cards.confirm(secret), this.secret(api, random)]);
    const [first] = await this.cart(api);
    if (first) await api.delete(`cart/user/${first._id}`);
  }

  private async startPaying({ api }: Buyer, random: SeededRandom): Promise<void> {
    await fill(api, this.products[0]!);
    await this.secret(api, random);
  }

  private async vanishAfterPaying({ api }: Buyer, random: SeededRandom): Promise<void> {
    await this.world.cards.confirm(await this.secret(api, random));
  }

  private async failToPay({ api }: Buyer, random: SeededRandom): Promise<void> {
    const secret = await this.secret(api, random);
    await this.world.cards.confirm(secret, DECLINED_CARD);
    await createOrder(api, idOf(secret));
  }

  /** What the browser is given to pay the cart as it is. */
  private async secret(api: HttpApi, random: SeededRandom): Promise<string> {
    const { status, data, body } = await this.prices.begin(api, random);
    if (status !== 200) throw new Error(`not to be paid: ${body}`);
    return data;
  }

  private async cart(api: HttpApi): Promise<CartItem[]> {
    const { status, data, body } = await api.get<CartItem[]>('cart/user');
    if (status !== 200) throw new Error(`no cart: ${body}`);
    return data;
  }

  private any(random: SeededRandom): TestProduct {
    return this.products[random.between(0, this.products.length - 1)]!;
  }
}
