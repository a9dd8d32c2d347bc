import { DECLINED_CARD, idOf } from '../support/cards.js';
import { SeededRandom } from '../support/seeded-random.js';
import { eventually } from '../support/eventually.js';
import type { GrownShop } from '../support/grown-shop.js';
import type { HttpApi } from '../support/http-api.js';
import { createOrder, fill, type Order, pay } from '../support/shoppers.js';
import type { Buyer } from '../support/test-world.js';
import type { TestProduct } from '../support/catalog-rows.js';

interface CartItem {
  readonly _id: string;
  readonly quantity: number;
  readonly product: { readonly finalPrice: number };
}

/** What a shopper, or an admin with that shopper's order, may do next. */
type Act = (buyer: Buyer, random: SeededRandom) => Promise<unknown>;

/**
 * Users who do what users do: buy, press twice, change their minds, never come back; and an admin
 * who ships and cancels. Whatever is refused or lost on the way they take as it comes.
 */
export class RandomShoppers {
  /** How many acts went well, and how many were refused or lost. */
  readonly acts = { done: 0, failed: 0 };
  private isOver = false;
  private readonly living: Promise<unknown>;

  constructor(
    private readonly world: GrownShop,
    private readonly products: readonly TestProduct[],
    private readonly admin: HttpApi,
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
      [2, (who) => this.startPaying(who)],
      [2, (who) => this.vanishAfterPaying(who)],
      [1, (who) => this.failToPay(who)],
      [2, (who, random) => this.handle(who, random)],
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
    const secret = await this.secret(api);
    await this.world.cards.confirm(secret);
    const presses = Array.from({ length: random.between(1, 3) }, () =>
      createOrder(api, idOf(secret)),
    );
    await Promise.allSettled(presses);
  }

  private async changeMind({ api }: Buyer, random: SeededRandom): Promise<void> {
    const secret = await this.secret(api);
    await fill(api, this.any(random));
    // Pays for the old cart in one tab while another tab starts again.
    await Promise.allSettled([this.world.cards.confirm(secret), this.secret(api)]);
    const [first] = await this.cart(api);
    if (first) await api.delete(`cart/user/${first._id}`);
  }

  private async startPaying({ api }: Buyer): Promise<void> {
    await fill(api, this.products[0]!);
    await this.secret(api);
  }

  private async vanishAfterPaying({ api }: Buyer): Promise<void> {
    await this.world.cards.confirm(await this.secret(api));
  }

  private async failToPay({ api }: Buyer): Promise<void> {
    const secret = await this.secret(api);
    await this.world.cards.confirm(secret, DECLINED_CARD);
    await createOrder(api, idOf(secret));
  }

  /** An admin takes the newest order on, or back; a step that is not allowed is refused. */
  private async handle({ api }: Buyer, random: SeededRandom): Promise<void> {
    const { data } = await api.get<Order[]>('orders/user');
    const status = random.pick([
      [3, 'canceled'],
      [2, 'shipped'],
      [1, 'returned'],
      [1, 'delivered'],
    ]);
    const order = data[0];
    if (order) await this.admin.put(`orders/status/admin/${order._id}`, { status });
  }

  /** What the browser is given to pay the cart as it is. */
  private async secret(api: HttpApi): Promise<string> {
    const cart = await this.cart(api);
    const cents = cart.reduce(
      (sum, { quantity, product }) => sum + quantity * Math.round(product.finalPrice * 100),
      0,
    );
    const { status, data, body } = await pay(api, cents);
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
