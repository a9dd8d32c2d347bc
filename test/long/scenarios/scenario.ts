import { HOUR_MS, MINUTE_MS } from '../../../src/kernel/time.js';
import { MakeOwner } from '../../../src/modules/auth/use-cases/make-owner.js';
import { addProduct } from '../../support/catalog-rows.js';
import { SeededRandom } from '../../support/seeded-random.js';
import { Account } from './account.js';
import { type AdminAction, AdminActions } from './admin-actions.js';
import { Expectations } from './expectations.js';
import type { ScenarioShop } from './scenario-shop.js';
import { ShopperActions } from './shopper-actions.js';
import { type ScenarioAction, PRODUCTS, SHOPPERS, type Step } from './step.js';

const EPOCH_MS = Date.UTC(2027, 0, 1);
const HOURS = 3 * 365 * 24;

/** A small shop of its own in which steps are played. */
export class Scenario {
  readonly expected = new Expectations();
  readonly admin: Account;
  readonly accounts: readonly Account[];
  readonly back: AdminActions;
  private readonly front: ShopperActions;

  constructor(
    readonly shop: ScenarioShop,
    private readonly seed: number,
  ) {
    const account = (name: string) =>
      new Account(shop, `${name}@example.com`, (what) => this.expected.violate(what));
    this.admin = account('admin');
    this.accounts = Array.from({ length: SHOPPERS }, (_, nth) => account(`shopper-${nth}`));
    this.back = new AdminActions(shop, this.expected, this.admin);
    this.front = new ShopperActions(shop, this.expected, this.accounts);
  }

  /** Opens the shop: at a time, with prices and stocks, that depend on the seed. */
  async open(): Promise<void> {
    const random = new SeededRandom(~this.seed);
    await this.shop.reset(EPOCH_MS + random.between(0, HOURS) * HOUR_MS);
    for (const account of [this.admin, ...this.accounts]) await account.signUp();
    const { app } = this.shop.app;
    await app.get(MakeOwner, { strict: false }).execute(this.admin.email);
    for (let nth = 0; nth < PRODUCTS; nth++) {
      const quantity = random.between(1, 8);
      const priceCents = random.between(100, 9_999);
      const name = `Product ${nth}`;
      const { id } = await addProduct(this.shop.db, { name, quantity, priceCents });
      this.expected.product(id, quantity);
    }
    // Each has a category of its own.
    await this.shop.db.query('UPDATE category SET product_count = 1');
  }

  async play({ actions, fault }: Step): Promise<void> {
    if (fault) this.shop.arm(fault);
    await Promise.all(actions.map((action) => this.perform(action)));
    this.shop.disarm();
  }

  private perform(action: ScenarioAction): Promise<unknown> {
    return 'who' in action ? this.front.perform(action) : this.happen(action);
  }

  private async happen(action: AdminAction): Promise<unknown> {
    const { shop, back } = this;
    const { jobs, cards } = shop;
    switch (action.do) {
      case 'send event':
        return this.sendEvent(action.event, action.copies);
      case 'lose event':
        return cards.events.splice(action.event % Math.max(1, cards.events.length), 1);
      case 'pass':
        await shop.time.pass(action.minutes * MINUTE_MS);
        return cards.decide();
      case 'run scheduled job':
        // It is run again at its next time.
        return jobs.runScheduled(action.job).catch((error: unknown) => this.unexpected(error));
      case 'run jobs': {
        const { queue, limit, deaths, processes } = action;
        const runs = Array.from({ length: processes }, () => jobs.run(queue, limit, deaths));
        return Promise.all(runs).catch((error: unknown) => this.unexpected(error));
      }
      case 'set status':
        return back.setStatus(action.order, action.to, action.restock);
      case 'ship all':
        return back.shipAll();
      case 'ship part':
        return back.shipPart(action.order, action.units);
      case 'cancel the rest':
        return back.cancelRest(action.order);
      case 'refund amount':
        return back.refundAmount(action.order, action.percent);
      case 'refund by hand':
        return back.refundByHand(action.order, action);
      case 'decide dispute':
        return back.decideDispute(action.dispute, action.verdict);
      case 'dismiss warning':
        return back.dismissWarning(action.order);
      case 'retry failed':
        return back.retryFailed();
      case 'restock':
        return back.editProduct(action.product, { units: action.units });
      case 'set price':
        return back.editProduct(action.product, { cents: action.cents });
      case 'delete product':
        return back.deleteProduct(action.product);
      case 'mail is':
        shop.mailer.state = action.state;
        return undefined;
      case 'next refunds fail':
        return cards.knobs.turn({ failRefunds: action.count });
    }
  }

  /** Sends an event that waits; one that is not taken waits on. */
  async sendEvent(nth: number, copies: number): Promise<void> {
    const { cards, app } = this.shop;
    const event = cards.events[nth % Math.max(1, cards.events.length)];
    if (!event) return;
    const { payload, signature } = cards.signed(event);
    const answers = await Promise.all(
      Array.from({ length: copies }, () =>
        app.app.inject({
          method: 'POST',
          url: '/api/payment/webhook',
          headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
          payload,
        }),
      ),
    );
    const isTaken = answers.some(({ statusCode }) => statusCode < 300);
    if (isTaken) cards.events = cards.events.filter(({ id }) => id !== event.id);
    else if (!this.shop.isFaulty) this.expected.violate(`${event.type} was not taken`);
  }

  private unexpected(error: unknown): void {
    if (!this.shop.isFaulty) this.expected.violate(`a job failed: ${String(error)}`);
  }
}
