import { FetchBalance } from '../../../src/modules/books/use-cases/fetch-balance.js';
import { EnterForeignRefunds } from '../../../src/modules/orders/use-cases/enter-foreign-refunds.js';
import { eventually } from '../../support/eventually.js';
import { BALANCE_INVARIANTS } from '../../support/balance-invariants.js';
import { expectInvariants } from '../../support/invariants.js';
import { violationsOf } from '../../../src/platform/backup/invariants/invariants.js';
import { type Order, ParcelShop } from '../../support/parcel-shop.js';

/** The stand-in sends no events here: whatever the shop knows it has read. */
let parcels: ParcelShop;

beforeAll(async () => {
  parcels = await ParcelShop.start();
});
afterAll(() => parcels?.close());
beforeEach(() => parcels.openNext());
afterEach(async () => {
  for (const coverage of ['billing_coverage', 'ledger_coverage']) {
    await parcels.db.query(`UPDATE ${coverage} SET until = shop_now()`);
  }
  await expectInvariants(parcels.db, parcels.cards);
  await fetchBalance();
  expect(await violationsOf(parcels.db, BALANCE_INVARIANTS)).toEqual([]);
});

const refundByHand = ({ transactionId: intent }: Order, cents: number) =>
  parcels.cards.asServer('refunds', { payment_intent: intent, amount: String(cents) });
const fetchBalance = () => parcels.shop.app.get(FetchBalance, { strict: false }).execute();
const enter = ({ transactionId }: Order) =>
  parcels.shop.app.get(EnterForeignRefunds, { strict: false }).execute(transactionId);
const refundsOf = async (order: Order) =>
  (await parcels.look(order)).refunds
    .map(({ kind, amount, status }) => [kind, amount, status])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
/** In cents: what the credit notes come to, and the books. */
const documented = async ({ _id }: Order) => {
  const { rows } = await parcels.db.query<{ notes: number[]; books: number }>(
    `SELECT ARRAY(SELECT total_cents FROM billing_document
                   WHERE order_id = $1 AND kind <> 'invoice' ORDER BY total_cents) AS notes,
            (SELECT coalesce(sum(amount_cents), 0)::int FROM ledger_entry
              WHERE order_id = $1 AND source_kind = 'refund') AS books`,
    [_id],
  );
  return rows[0];
};

it.each([
  ['before its event', false],
  ['after it was entered', true],
])('of an order that is canceled %s both stand, and come to the payment', async (_, isEntered) => {
  const order = await parcels.buy();
  await refundByHand(order, 4_000);
  if (isEntered) await enter(order);
  expect((await parcels.step(order, 'canceled')).status).toBe(200);
  await eventually(async () =>
    expect(await refundsOf(order)).toEqual([
      ['foreign', 40, 'refunded'],
      ['rest', 109.97, 'refunded'],
    ]),
  );
  await enter(order);
  await eventually(async () => expect((await parcels.look(order)).paymentStatus).toBe('refunded'));
  expect(await documented(order)).toEqual({ notes: [4_000, 10_997], books: -14_997 });
  // Counted by a job.
  await eventually(async () => {
    const { rows } = await parcels.db.query(
      `SELECT part_refunded_cents, (SELECT cents FROM counted_order WHERE order_id = orders.id) AS counted
         FROM orders WHERE id = $1`,
      [order._id],
    );
    expect(rows).toMatchObject([{ part_refunded_cents: 4_000, counted: 10_997 }]);
  });
});

it('of an order that is canceled nothing is given back twice where all was given by hand', async () => {
  const order = await parcels.buy();
  await refundByHand(order, 14_997);
  await parcels.step(order, 'canceled');
  await eventually(async () =>
    expect(await refundsOf(order)).toEqual([
      ['foreign', 149.97, 'refunded'],
      ['rest', 0, 'refunded'],
    ]),
  );
  expect(await documented(order)).toEqual({ notes: [14_997], books: -14_997 });
});

it('is entered from the balance where its event was lost, once', async () => {
  const order = await parcels.buy();
  await refundByHand(order, 4_000);
  await fetchBalance();
  await fetchBalance();
  await enter(order);
  expect(await refundsOf(order)).toEqual([['foreign', 40, 'refunded']]);
  await eventually(async () =>
    expect((await parcels.look(order)).paymentStatus).toBe('partially_refunded'),
  );
  expect(await documented(order)).toEqual({ notes: [4_000], books: -4_000 });
});

it('has failed by the balance where the bank returned it without an event', async () => {
  const order = await parcels.buy();
  await parcels.cards.turn({ failRefunds: 1 });
  await refundByHand(order, 4_000);
  await enter(order);
  expect(await refundsOf(order)).toEqual([['foreign', 40, 'refunded']]);
  await eventually(async () =>
    expect((await parcels.cards.state()).refunds.at(-1)?.status).toBe('failed'),
  );
  expect(await refundsOf(order)).toEqual([['foreign', 40, 'refunded']]);
  await fetchBalance();
  expect(await refundsOf(order)).toEqual([['foreign', 40, 'failed']]);
});
