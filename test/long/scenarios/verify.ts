import { isDeepStrictEqual } from 'node:util';
import { FetchBalance } from '../../../src/modules/books/use-cases/fetch-balance.js';
import { violationsOf } from '../../../src/platform/backup/invariants/invariants.js';
import { BALANCE_INVARIANTS } from '../../support/balance-invariants.js';
import { brokenInvariants } from '../../support/invariants.js';
import { toCents } from '../../support/product-fixtures.js';
import type { Order } from '../../support/shoppers.js';
import type { Account } from './account.js';
import type { ShownOrder } from './admin-actions.js';
import type { Scenario } from './scenario.js';
import { addressOf } from './shopper-actions.js';
import type { OrderStatus } from '../../../common/contract/order-status.js';

type SeenOrder = Order & { readonly status: OrderStatus };

/** Compares the settled shop with what those who used it know. Adds to the violations. */
export async function verify(scenario: Scenario): Promise<number> {
  const { shop, expected } = scenario;
  const found = new Map<string, { order: SeenOrder; account: Account }>();
  for (const account of scenario.accounts) {
    const { data } = await account.call<SeenOrder[]>('get', 'orders/user?limit=100');
    for (const order of data) {
      if (found.has(order.transactionId)) expected.violate(`${order.transactionId} has two orders`);
      found.set(order.transactionId, { order, account });
    }
  }
  const orders = [...found.values()].map(({ order }) => order);
  if (orders.length !== (await scenario.back.orders()).length) {
    expected.violate('an order is shown to nobody');
  }
  for (const intent of shop.cards.paid()) verifyPayment(scenario, intent, found.get(intent.id));
  const refunds = new Map<string, ShownOrder['refunds']>();
  for (const order of orders) {
    const shown = (await scenario.back.view(order._id))?.refunds ?? [];
    refunds.set(order._id, shown);
    verifyOrder(scenario, order, shown);
  }
  await verifyStock(scenario, orders, refunds);
  await shop.app.app.get(FetchBalance, { strict: false }).execute();
  for (const line of [
    ...(await brokenInvariants(shop.db, shop.cards.state())),
    ...(await violationsOf(shop.db, BALANCE_INVARIANTS)),
  ]) {
    expected.violate(line);
  }
  return orders.length;
}

type Paid = ReturnType<Scenario['shop']['cards']['paid']>[number];

/** Who pays gets the order of what was shown, or the money where it came too late. */
function verifyPayment(
  { shop, expected }: Scenario,
  intent: Paid,
  found: { order: SeenOrder; account: Account } | undefined,
): void {
  const { id, amount } = intent;
  const payment = expected.payments.get(id);
  if (!payment) return expected.violate(`${id} was paid without its secret`);
  if (payment.cents !== amount) expected.violate(`${id}: ${payment.cents} shown, ${amount} paid`);
  if (!found) {
    const isInTime = shop.cards.paidAt(intent) < payment.heldUntilMs;
    if (isInTime) expected.violate(`${id} was paid in time and has no order`);
    if (shop.cards.refundedCents(id) !== amount)
      expected.violate(`${id} has neither order nor money`);
    return;
  }
  const { order, account } = found;
  if (account !== payment.account) {
    expected.violate(`order ${order.number} of ${payment.account.email} is ${account.email}'s`);
  }
  const isKnownAddress = [...payment.addresses].some((nth) =>
    isDeepStrictEqual(order.customerDetails, addressOf(nth)),
  );
  if (!isKnownAddress) expected.violate(`order ${order.number} goes elsewhere`);
  const byProduct = (one: { productId: string }, other: { productId: string }) =>
    one.productId.localeCompare(other.productId);
  const lines = order.products.map(({ productId, quantity, price }) => ({
    productId,
    quantity,
    cents: toCents(price),
  }));
  if (!isDeepStrictEqual(lines.sort(byProduct), [...payment.lines].sort(byProduct))) {
    expected.violate(`order ${order.number} is not what was shown`);
  }
}

/** An order stands as the staff left it, its money with it, and its owner was told each once. */
function verifyOrder(
  { shop, expected }: Scenario,
  order: SeenOrder,
  refunds: ShownOrder['refunds'],
): void {
  const { _id: id, number, status, transactionId } = order;
  const known = expected.order(id);
  if (!known.statuses.has(status)) {
    expected.violate(`order ${number} is ${status}, not ${[...known.statuses].join(' or ')}`);
  }
  const total = toCents(order.totalPrice);
  const back = shop.cards.refundedCents(transactionId);
  const isCanceledOrReturned = status === 'canceled' || status === 'returned';
  const isLost = shop.cards
    .disputes()
    .some((dispute) => dispute.payment_intent === transactionId && dispute.status === 'lost');
  const isAllBack = !isCanceledOrReturned || isLost || back === total;
  if (!isAllBack) expected.violate(`order ${number} is ${status}; ${back} of ${total} given back`);
  const shown = refunds
    .filter((refund) => refund.status === 'refunded')
    .reduce((sum, { amount }) => sum + toCents(amount), 0);
  if (shown !== back) expected.violate(`order ${number}: ${shown} shown, ${back} given back`);
  const about = shop.mailer.sent.filter(({ subject }) => subject.includes(`rder ${number} `));
  const confirmations = new Set(
    about.filter(({ subject }) => subject.endsWith('confirmed')).map(({ sendId }) => sendId),
  );
  if (confirmations.size !== 1) {
    expected.violate(`order ${number} was confirmed ${confirmations.size} times`);
  }
  if (about.some(({ to }) => to !== order.customerDetails.email)) {
    expected.violate(`an email about order ${number} went to a stranger`);
  }
}

/** Each stock is what it was, with the edits, less what has gone out. */
async function verifyStock(
  { shop, expected }: Scenario,
  orders: readonly SeenOrder[],
  refunds: ReadonlyMap<string, ShownOrder['refunds']>,
): Promise<void> {
  const { rows } = await shop.db.query<{ id: string; quantity: number }>(
    'SELECT id, quantity FROM product',
  );
  const left = new Map(rows.map(({ id, quantity }) => [id, quantity]));
  for (const id of expected.productIds) {
    let possible = expected.stockOf(id);
    for (const { _id, status, products } of orders) {
      // The rest of an order that was canceled is in stock again.
      const canceled = (refunds.get(_id) ?? []).flatMap(({ lines }) => lines);
      const units = products
        .filter(({ productId }) => productId === id)
        .flatMap(({ _id: line, quantity }) => [
          quantity,
          ...canceled.filter(({ lineId }) => lineId === line).map((each) => -each.quantity),
        ])
        .reduce((sum, quantity) => sum + quantity, 0);
      const restocked = status === 'returned' ? expected.order(_id).isRestocked : [];
      const gone =
        status === 'canceled' ? [0] : [...restocked].map((isBack) => (isBack ? 0 : units));
      possible = possible.flatMap((sum) =>
        (gone.length > 0 ? gone : [units]).map((one) => sum - one),
      );
    }
    if (!possible.includes(left.get(id)!)) {
      const wanted = [...new Set(possible)].join(' or ');
      expected.violate(`${left.get(id)} units of ${id} are left, not ${wanted}`);
    }
  }
}
