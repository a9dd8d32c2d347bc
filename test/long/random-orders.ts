import { randomUUID } from 'node:crypto';
import type { Schema } from '../../common/contract/client.js';
import { isReturnStepLegal, type ReturnStep } from '../../common/contract/order-return.js';
import { lineRefundCents } from '../../common/contract/refund.js';
import type { ApiAnswer } from '../support/api-client.js';
import type { HttpApi } from '../support/http-api.js';
import { toCents } from '../support/product-fixtures.js';
import type { SeededRandom } from '../support/seeded-random.js';

type Order = Schema<'Order'>;
type Return = Schema<'Return'>;
type OrderReturns = Schema<'OrderReturns'>;
type Answer = ApiAnswer<unknown> | undefined;

/** What is done with an order; undefined where there is nothing to do. */
type Step = (order: Order, shopper: HttpApi, random: SeededRandom) => Promise<Answer>;

/** Until there is something to do. */
const MOST_TRIES = 3;
/** How much more likely a step is that was never done: some are possible for few orders and for a short time. */
const UNTRIED = 6;
const STAFF_STEPS = ['approve', 'decline', 'receive', 'refund', 'close'] as const;

/**
 * What staff and shoppers do with orders, from parcels to returns, by the random; a step that is not
 * allowed is refused.
 */
export class RandomOrders {
  /** How often each step was done. */
  readonly done: Record<string, number> = {};
  private readonly steps: Readonly<Record<string, readonly [weight: number, step: Step]>> = {
    'ship a part': [4, (order, _, random) => this.shipPart(order, random)],
    ship: [3, (order) => this.setStatus(order, 'shipped')],
    deliver: [6, (order) => this.setStatus(order, 'delivered')],
    cancel: [1, (order) => this.setStatus(order, 'canceled')],
    'take back': [1, (order) => this.setStatus(order, 'returned')],
    'cancel as the shopper': [1, ({ _id }, shopper) => shopper.put(`orders/${_id}/cancel`)],
    'undo a parcel': [2, (order) => this.undoParcel(order)],
    'correct the address': [1, (order, _, random) => this.correct(order, random)],
    'refund lines': [4, (order, _, random) => this.refundLines(order, random)],
    'refund an amount': [1, (order, _, random) => this.refundAmount(order, random)],
    'ask for a return': [9, (order, shopper, random) => this.askForReturn(order, shopper, random)],
    'withdraw a return': [2, (order, shopper) => this.withdraw(order, shopper)],
    'go on with a return': [14, (order, _, random) => this.goOnWithReturn(order, random)],
  };

  constructor(private readonly admin: HttpApi) {}

  /** All that may be done, by name. */
  get names(): string[] {
    return Object.keys(this.steps);
  }

  /** Does something with one of the shopper's orders. */
  async next(shopper: HttpApi, random: SeededRandom): Promise<void> {
    const { data } = await shopper.get<Order[]>('orders/user');
    const known = data[random.between(0, Math.min(2, data.length - 1))];
    if (!known) return;
    const { data: order } = await this.admin.get<Order>(`orders/${known._id}`);
    const weights = Object.entries(this.steps).map(
      ([name, [weight]]) => [this.done[name] ? weight : weight * UNTRIED, name] as const,
    );
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const name = random.pick(weights);
      const answer = await this.steps[name]?.[1](order, shopper, random);
      if (!answer) continue;
      if (answer.status >= 500) throw new Error(`${name}: ${answer.body}`);
      if (answer.status < 300) this.done[name] = (this.done[name] ?? 0) + 1;
      return;
    }
  }

  private setStatus({ _id }: Order, status: Order['status']): Promise<Answer> {
    return this.admin.put(`orders/status/admin/${_id}`, { status });
  }

  private async shipPart({ _id, products }: Order, random: SeededRandom): Promise<Answer> {
    const line = products.find(({ unshipped }) => unshipped > 0);
    if (!line) return undefined;
    const lines = [{ lineId: line._id, quantity: random.between(1, line.unshipped) }];
    return this.admin.post(`orders/${_id}/parcels`, { lines });
  }

  private async undoParcel({ _id, parcels }: Order): Promise<Answer> {
    const last = parcels.at(-1);
    return last && this.admin.delete(`orders/${_id}/parcels/${last._id}`);
  }

  private correct({ _id, customerDetails }: Order, random: SeededRandom): Promise<Answer> {
    const { fullName, phone, city } = customerDetails;
    const body = { fullName, phone, city, address: `${random.between(2, 99)} Main Street` };
    return this.admin.put(`orders/${_id}/address`, body);
  }

  private async refundLines(order: Order, random: SeededRandom): Promise<Answer> {
    const { refundable } = order;
    const line = refundable.lines.find(({ quantity, refundedUnits }) => quantity > refundedUnits);
    if (!line) return undefined;
    const units = random.between(1, line.quantity - line.refundedUnits);
    const delivery = random.next() < 0.3 && refundable.delivery > 0;
    const cents = this.refundCents(order, [{ lineId: line.lineId, quantity: units }], delivery);
    return this.refund(order, {
      reason: 'damaged',
      restock: random.next() < 0.5,
      delivery,
      lines: [{ lineId: line.lineId, quantity: units }],
      total: cents / 100,
    });
  }

  private refundAmount(order: Order, random: SeededRandom): Promise<Answer> {
    const amount = random.between(1, toCents(order.totalPrice)) / 300;
    const total = Math.max(1, Math.floor(amount * 100)) / 100;
    return this.refund(order, { reason: 'goodwill', amount: total, total });
  }

  /** Two admins press at the same time, with a form each. */
  private async refund({ _id, refunds }: Order, body: object): Promise<Answer> {
    const [first] = await Promise.all(
      [1, 2].map(() =>
        this.admin.post(`orders/${_id}/refunds`, {
          ...body,
          key: randomUUID(),
          refundsShown: refunds.length,
        }),
      ),
    );
    return first;
  }

  private async askForReturn(
    { _id }: Order,
    shopper: HttpApi,
    random: SeededRandom,
  ): Promise<Answer> {
    const { data } = await shopper.get<OrderReturns>(`orders/${_id}/returns`);
    const [line] = data.returnable;
    if (!line) return undefined;
    const lines = [{ lineId: line.lineId, quantity: random.between(1, line.quantity) }];
    const body = { key: randomUUID(), reason: 'changed_mind', lines };
    return shopper.post(`orders/${_id}/returns`, body);
  }

  private async withdraw(order: Order, shopper: HttpApi): Promise<Answer> {
    const one = (await this.returnsOf(order)).find(({ state }) =>
      isReturnStepLegal('withdraw', state),
    );
    return one && shopper.put(`orders/${order._id}/returns/${one._id}/withdraw`);
  }

  private async goOnWithReturn(order: Order, random: SeededRandom): Promise<Answer> {
    for (const one of await this.returnsOf(order)) {
      const legal = STAFF_STEPS.filter((step) => isReturnStepLegal(step, one.state));
      const step = legal[random.between(0, legal.length - 1)];
      if (step) return this.admin.post(`returns/${one._id}/${step}`, this.bodyOf(step, order, one));
    }
    return undefined;
  }

  private bodyOf(step: ReturnStep, order: Order, { lines }: Return): object {
    switch (step) {
      case 'decline':
        return { text: 'It was used' };
      case 'receive':
        return {
          lines: lines.map(({ lineId, quantity }, nth) => ({
            lineId,
            quantity,
            restock: nth === 0,
          })),
        };
      case 'refund': {
        const received = lines.map(({ lineId, received }) => ({ lineId, quantity: received ?? 0 }));
        const total = this.refundCents(order, received, false) / 100;
        return { key: randomUUID(), total };
      }
      default:
        return {};
    }
  }

  private async returnsOf({ _id }: Order): Promise<readonly Return[]> {
    return (await this.admin.get<OrderReturns>(`orders/${_id}/returns`)).data.returns;
  }

  private refundCents(
    { refundable }: Order,
    units: readonly { lineId: string; quantity: number }[],
    delivery: boolean,
  ): number {
    const cents = units.map(({ lineId, quantity }) => {
      const line = refundable.lines.find((each) => each.lineId === lineId);
      if (!line) throw new Error(`the order has no line ${lineId}`);
      const { net, refunded, refundedUnits } = line;
      const before = { refundedUnits, netCents: toCents(net), refundedCents: toCents(refunded) };
      return lineRefundCents({ ...before, quantity: line.quantity }, quantity);
    });
    return cents.reduce((sum, each) => sum + each, delivery ? toCents(refundable.delivery) : 0);
  }
}
